import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';

/** The same hash for equal requests: keys are sorted, files are hashed by content. */
export async function fingerprint(value: unknown): Promise<string> {
  return hashOf(JSON.stringify(await canonical(value)));
}

async function canonical(value: unknown): Promise<unknown> {
  if (value instanceof ReceivedFile) return { bytes: value.sha256 };
  if (value instanceof Blob) return { bytes: hashOf(new Uint8Array(await value.arrayBuffer())) };
  if (Array.isArray(value)) return Promise.all(value.map(canonical));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Promise.all(entries.map(async ([key, each]) => [key, await canonical(each)]));
}

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64url');

/** An uploaded file, hashed while it was received. */
class ReceivedFile extends Blob {
  constructor(
    parts: readonly Uint8Array<ArrayBuffer>[],
    type: string,
    /** SHA-256 of the received bytes, base64url. */
    readonly sha256: string,
  ) {
    super([...parts], { type });
  }
}

/** Reads one file of a form. @returns undefined if it exceeds the parser's limit; its data is then discarded */
export async function receiveFile({ file, mimetype }: MultipartFile): Promise<ReceivedFile | undefined> {
  const hash = createHash('sha256');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of file as AsyncIterable<unknown>) {
    if (file.truncated) return undefined;
    if (!(chunk instanceof Uint8Array)) continue;
    hash.update(chunk);
    parts.push(new Uint8Array(chunk));
  }
  return file.truncated ? undefined : new ReceivedFile(parts, mimetype, hash.digest('base64url'));
}
