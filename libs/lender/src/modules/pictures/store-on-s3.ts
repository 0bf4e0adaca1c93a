import { AwsClient } from 'aws4fetch';
import { bankTime } from '../../platform/context/instants';
import { isObjectName, type StoredObject, pathOf, type PictureStore } from './picture-store';

/** A bucket of an S3-compatible store with its credentials. */
export interface Bucket {
  /** `https://s3.example`; the bucket's name follows in the path. */
  readonly endpoint: string;
  readonly name: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A borrower waits for it, so an unavailable store must not hold the request for long. */
const patienceMs = 10_000;
const retries = 2;

/**
 * Stores pictures in an S3-compatible store, for lenders on several machines. Each request is signed (Signature Version 4) over
 * the hash of its content, so that no other content can be stored under a picture's name.
 */
export function pictureStoreOnS3({ endpoint, name, ...right }: Bucket): PictureStore {
  const client = new AwsClient({ ...right, service: 's3', retries });
  const send = (object: string, method: 'PUT' | 'GET' | 'HEAD' | 'DELETE', bytes?: Buffer) => {
    const signal = AbortSignal.timeout(patienceMs);
    const address = `${endpoint}/${name}/pictures/${pathOf(object)}`;
    if (bytes === undefined) return client.fetch(address, { method, signal });
    const headers = { 'Content-Type': 'image/jpeg', 'X-Amz-Content-Sha256': object };
    return client.fetch(address, { method, signal, headers, body: new Uint8Array(bytes) });
  };
  return {
    put: async (sha256, bytes) => {
      await expectDone(await send(sha256, 'PUT', bytes));
    },
    get: async (sha256) => {
      const reply = await send(sha256, 'GET');
      if (reply.status === 404) return undefined;
      await expectDone(reply);
      return Buffer.from(await reply.arrayBuffer());
    },
    has: async (sha256) => {
      const reply = await send(sha256, 'HEAD');
      if (reply.status === 404) return false;
      await expectDone(reply);
      return true;
    },
    remove: async (object) => {
      const reply = await send(object, 'DELETE');
      if (reply.status !== 404) await expectDone(reply);
    },
    list: () =>
      listBucket(async (query) => {
        const signal = AbortSignal.timeout(patienceMs);
        const reply = await client.fetch(`${endpoint}/${name}?${query}`, { signal });
        await expectDone(reply);
        return reply.text();
      }),
  };
}

/** Omits the store's error text, which may contain the bucket and the key. */
async function expectDone(reply: Response): Promise<void> {
  if (reply.ok) return;
  await reply.body?.cancel();
  throw new Error(`The picture store returned ${String(reply.status)}.`);
}

/** Requests one page of the bucket's list. @param query of ListObjectsV2 @returns the XML of the response */
type AskForPage = (query: string) => Promise<string>;

/**
 * Lists the pictures of a bucket page by page (ListObjectsV2: at most 1 000 keys each). This lender's object names contain no
 * characters that XML escapes, so other keys are skipped, and no XML parser is needed.
 */
async function* listBucket(ask: AskForPage): AsyncGenerator<StoredObject> {
  let token: string | undefined;
  do {
    const next = token === undefined ? {} : { 'continuation-token': token };
    const query = new URLSearchParams({ 'list-type': '2', prefix: 'pictures/', ...next });
    const page = await ask(query.toString());
    for (const part of page.split('<Contents>').slice(1)) {
      const [object = ''] = part.split('</Contents>', 1);
      yield* objectIn(object);
    }
    const isLast = textOf(page, 'IsTruncated') !== 'true';
    token = isLast ? undefined : unescaped(textOf(page, 'NextContinuationToken') ?? '');
  } while (token !== undefined && token !== '');
}

function* objectIn(xml: string): Generator<StoredObject> {
  const name = textOf(xml, 'Key')?.split('/').at(-1) ?? '';
  const storedAt = bankTime(textOf(xml, 'LastModified') ?? '');
  if (isObjectName(name) && storedAt !== undefined) yield { name, storedAt };
}

const textOf = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_all, name: string) => entities[name] ?? '');
