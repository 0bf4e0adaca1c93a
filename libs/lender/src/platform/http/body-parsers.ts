import formbody from '@fastify/formbody';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from 'qs';
import { codes, type Endpoint, type Style, picture } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { receiveFile } from './fingerprint';
import { BadCall, Refused, refuse } from '../context/refusal';
import type { GenericSchema } from 'valibot';

/** Request size limits. The largest picture is checked again where pictures are stored. */
export const limits = {
  bodyBytes: 256 * 1024,
  /** A form is decoded character by character, and before the rate limits. */
  formBytes: 64 * 1024,
  fileBytes: 5 * 1024 * 1024 + 1,
  fields: 40,
};

/** Parses query strings and form bodies alike. Deep or long ones are truncated; `__proto__` is not a key. */
export const parseQuery = (text: string) => parse(text, { depth: 4, parameterLimit: 200, arrayLimit: 100 });

const contentTypes: Readonly<Record<Exclude<Style, 'GET'>, string>> = {
  PF: 'application/x-www-form-urlencoded',
  PR: 'application/json',
  PU: 'multipart/form-data',
};

/** Registers the parsers of the three body types. */
export async function addBodyParsers(server: FastifyInstance): Promise<void> {
  await server.register(formbody, { parser: parseQuery });
  await server.register(multipart, {
    limits: { fileSize: limits.fileBytes, fields: limits.fields, fieldSize: 64 * 1024 },
    throwFileSizeLimit: false,
  });
}

/** The raw request parameters, not decoded yet, without the common ones. */
export async function readRaw(request: FastifyRequest, endpoint: Endpoint): Promise<unknown> {
  const { style } = endpoint;
  if (style === 'GET') return request.query;
  const hasBody = request.headers['content-type'] !== undefined;
  if (hasBody && !request.headers['content-type']?.toLowerCase().startsWith(contentTypes[style])) {
    throw new BadCall(415, msg`We can’t read this format. Try again.`);
  }
  if (style === 'PU') return hasBody ? readParts(request, fileFieldsOf(endpoint)).catch(unreadable) : {};
  return request.body ?? {};
}

/** A truncated form or one without a boundary is a client error; the parser throws it without a status. */
function unreadable(error: unknown): never {
  if (error instanceof Refused || (error instanceof Error && 'statusCode' in error)) throw error;
  throw new BadCall(400, msg`We couldn’t read what was sent. Try again.`);
}

/**
 * Fields are parsed like a form's; files become blobs. A body whose declared size exceeds the limit of its files is rejected
 * unread, and an undeclared file is rejected at its first byte.
 */
async function readParts(request: FastifyRequest, fileFields: ReadonlySet<string>): Promise<unknown> {
  const [anyFile] = fileFields;
  const most = limits.bodyBytes + fileFields.size * limits.fileBytes;
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(anyFile);
  const fields: string[] = [];
  const files = new Map<string, Blob>();
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      try {
        files.set(part.fieldname, await readFile(part, fileFields, files));
      } catch (error) {
        // The rest of the body is not parsed; Node discards it after the response.
        part.file.destroy();
        throw error;
      }
    } else if (typeof part.value === 'string') {
      fields.push(`${encodeURIComponent(part.fieldname)}=${encodeURIComponent(part.value)}`);
    }
  }
  return { ...parseQuery(fields.join('&')), ...Object.fromEntries(files) };
}

async function readFile(
  part: MultipartFile,
  declared: ReadonlySet<string>,
  known: ReadonlyMap<string, Blob>,
): Promise<Blob> {
  const { fieldname } = part;
  if (!declared.has(fieldname) || known.has(fieldname)) {
    throw refuse(codes.badInput, msg`Check this entry.`, { field: fieldname.slice(0, 64) });
  }
  const file = await receiveFile(part);
  if (file === undefined) throw tooLarge(fieldname);
  return file;
}

const tooLarge = (field: string | undefined) =>
  refuse(codes.fileRefused, msg`This photo is too large. Choose one up to 5 MB.`, { field });

type Shape = GenericSchema & {
  readonly entries?: Readonly<Record<string, GenericSchema & { readonly wrapped?: GenericSchema }>>;
};

/** The file fields of a request, as its contract declares them. */
function fileFieldsOf({ request }: Endpoint): ReadonlySet<string> {
  const { entries = {} }: Shape = request;
  const isFile = (entry: (typeof entries)[string]) => entry === picture || entry.wrapped === picture;
  return new Set(Object.keys(entries).filter((name) => entries[name] !== undefined && isFile(entries[name])));
}
