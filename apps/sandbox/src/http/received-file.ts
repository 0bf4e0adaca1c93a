import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';

/** The bytes of an upload, hashed while they came. */
export class ReceivedFile extends Blob {
  constructor(
    parts: readonly Uint8Array<ArrayBuffer>[],
    type: string,
    /** SHA-256 of the bytes as they came, base64url. */
    readonly sha256: string,
  ) {
    super([...parts], { type });
  }
}

/** Reads one file of a form. @returns undefined when it is larger than the form's reader allows: then nothing is kept of it */
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
