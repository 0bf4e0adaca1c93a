import { createHash } from 'node:crypto';
import { ReceivedFile } from './received-file';

/** One hash for equal requests: keys in order, files by their bytes. */
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
