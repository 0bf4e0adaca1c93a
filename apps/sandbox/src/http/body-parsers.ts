import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from 'qs';
import type { Style } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { BadCall } from './refusal';

/** Limits of what a caller may send; the largest picture is checked again where pictures are stored. */
export const limits = { bodyBytes: 256 * 1024, fileBytes: 5 * 1024 * 1024 + 1, files: 4, fields: 40 };

/** Query strings and form bodies are read alike; deep or endless ones are cut, `__proto__` is no key. */
export const parseQuery = (text: string) => parse(text, { depth: 4, parameterLimit: 200, arrayLimit: 100 });

const contentTypes: Readonly<Record<Exclude<Style, 'GET'>, string>> = {
  PF: 'application/x-www-form-urlencoded',
  PR: 'application/json',
  PU: 'multipart/form-data',
};

/** Registers the readers of the three body forms. */
export async function addBodyParsers(server: FastifyInstance): Promise<void> {
  await server.register(formbody, { parser: parseQuery });
  await server.register(multipart, {
    limits: { fileSize: limits.fileBytes, files: limits.files, fields: limits.fields, fieldSize: 64 * 1024 },
    throwFileSizeLimit: false,
  });
}

/** What the caller sent beside the common parameters, not decoded yet. */
export async function readRaw(request: FastifyRequest, style: Style): Promise<unknown> {
  if (style === 'GET') return request.query;
  const hasBody = request.headers['content-type'] !== undefined;
  if (hasBody && !request.headers['content-type']?.toLowerCase().startsWith(contentTypes[style])) {
    throw new BadCall(415, msg`This was sent in a form that we do not read.`);
  }
  if (style === 'PU') return hasBody ? readParts(request).catch(unreadable) : {};
  return request.body ?? {};
}

/** A form that breaks off or names no boundary is the caller's fault; the reader of forms says so without a status. */
function unreadable(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw error;
  throw new BadCall(400, msg`We could not read what was sent.`);
}

/** Fields are read like a form's, files become blobs. */
async function readParts(request: FastifyRequest): Promise<unknown> {
  const fields: string[] = [];
  const files: [string, Blob][] = [];
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      files.push([
        part.fieldname,
        new Blob([new Uint8Array(await part.toBuffer())], { type: part.mimetype }),
      ]);
    } else if (typeof part.value === 'string') {
      fields.push(`${encodeURIComponent(part.fieldname)}=${encodeURIComponent(part.value)}`);
    }
  }
  return { ...parseQuery(fields.join('&')), ...Object.fromEntries(files) };
}
