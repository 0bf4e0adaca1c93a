import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bucket } from '../../modules/pictures/store-on-s3';

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

interface Stored {
  readonly body: Buffer;
  readonly at: Date;
}

/** A store that implements enough of S3 to keep objects, and verifies all signatures. */
export interface S3LikeServer {
  readonly bucket: Bucket;
  /** The names of the stored objects. */
  readonly names: () => string[];
  /** The access keys that it accepts, each with its secret. */
  readonly accessKeys: Map<string, string>;
  /** Makes all objects this much older. */
  readonly age: (ms: number) => void;
  /** Makes the next requests fail with this status. */
  readonly failNext: (status: number, times: number) => void;
  readonly stop: () => Promise<void>;
}

export async function startS3LikeServer(): Promise<S3LikeServer> {
  const right = { accessKeyId: 'test-key', secretAccessKey: 'test-secret', region: 'us-east-1' };
  const accessKeys = new Map([[right.accessKeyId, right.secretAccessKey]]);
  const objects = new Map<string, Stored>();
  let failing = { status: 500, times: 0 };
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      if (failing.times > 0) {
        failing = { ...failing, times: failing.times - 1 };
        reply.writeHead(failing.status).end();
        return;
      }
      const status = isSigned(request, body, { accessKeys, region: right.region }) ? undefined : 403;
      const answer = status === undefined ? keep(objects, request, body) : { status };
      reply.writeHead(answer.status).end('body' in answer ? answer.body : undefined);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    bucket: { endpoint: `http://127.0.0.1:${String(port)}`, name: 'clearloan-test', ...right },
    names: () => [...objects.keys()].sort(),
    accessKeys,
    age: (ms) => {
      for (const [name, { body, at }] of objects)
        objects.set(name, { body, at: new Date(at.getTime() - ms) });
    },
    failNext: (status, times) => {
      failing = { status, times };
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => {
          stopped();
        });
        server.closeAllConnections();
      }),
  };
}

function keep(objects: Map<string, Stored>, { method, url = '' }: IncomingMessage, body: Buffer) {
  if (method === 'PUT') objects.set(url, { body, at: new Date() });
  if (method === 'DELETE') objects.delete(url);
  if (method === 'GET' && url.includes('?')) return { status: 200, body: listed(objects, url) };
  if (method !== 'GET' && method !== 'HEAD') return { status: method === 'PUT' ? 200 : 204 };
  const found = objects.get(url);
  if (found === undefined) return { status: 404 };
  return method === 'HEAD' ? { status: 200 } : { status: 200, body: found.body };
}

/** Small, so that a list has several pages. */
const namesOnPage = 2;

/** A page of ListObjectsV2 in order of names; the token is the last name returned, after a character that XML escapes. */
function listed(objects: ReadonlyMap<string, Stored>, url: string): Buffer {
  const { pathname, searchParams } = new URL(url, 'http://store');
  const before = `${pathname}/`;
  const after = searchParams.get('continuation-token')?.slice(1) ?? '';
  const left = [...objects]
    .filter(([name]) => name.startsWith(before + (searchParams.get('prefix') ?? '')) && name > after)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const page = left.slice(0, namesOnPage);
  const contents = page.map(
    ([name, { at }]) =>
      `<Contents><Key>${name.slice(before.length)}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`,
  );
  const isCut = left.length > page.length;
  const token = isCut ? `<NextContinuationToken>&amp;${page.at(-1)?.[0] ?? ''}</NextContinuationToken>` : '';
  return Buffer.from(
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${String(isCut)}</IsTruncated>${contents.join('')}${token}</ListBucketResult>`,
  );
}

interface Rights {
  readonly accessKeys: ReadonlyMap<string, string>;
  readonly region: string;
}

/** Verifies Signature Version 4 over the received headers; the content must match its hash. */
function isSigned(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  rights: Rights,
): boolean {
  const given = /Credential=([^/]+)\/(\d{8})\/([^,]+), SignedHeaders=([^,]+), Signature=([\da-f]{64})/.exec(
    headers.authorization ?? '',
  );
  const contentHash = String(headers['x-amz-content-sha256']);
  if (given === null) return false;
  if (contentHash !== 'UNSIGNED-PAYLOAD' && contentHash !== sha256(body)) return false;
  if (method === 'PUT' && contentHash === 'UNSIGNED-PAYLOAD') return false;
  const [, keyId = '', day = '', scope = '', signed = '', signature = ''] = given;
  const secret = rights.accessKeys.get(keyId);
  if (secret === undefined || scope !== `${rights.region}/s3/aws4_request`) return false;
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const [path = '', query = ''] = url.split('?');
  const sorted = query.split('&').sort().join('&');
  const request = [method, path, sorted, lines.join(''), signed, contentHash].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], `${day}/${scope}`, sha256(request)].join('\n');
  const parts = [day, rights.region, 's3', 'aws4_request'];
  const key = parts.reduce<string | Buffer>((so, part) => sign(so, part), `AWS4${secret}`);
  return timingSafeEqual(sign(key, text), Buffer.from(signature, 'hex'));
}
