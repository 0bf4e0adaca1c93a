import { createSecureServer } from 'node:http2';
import { Agent, request as ask } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};
const forever = 'public, max-age=31536000, immutable';
const isText = /^(?:text\/|application\/(?:json|manifest\+json)|image\/svg)/;
/** Responses other than built files are compressed on the fly, as a reverse proxy in front of a lender would. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Headers of a single connection, which HTTP/2 does not allow. */
const hopHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host'];
/** Headers of a single file. */
const ownToFile = /^(?:accept-ranges|content-(?:encoding|length|type)|date|etag|last-modified|vary)$/;

const without = (headers, isLeftOut) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isLeftOut(name)));
const isHop = (name) => hopHeaders.includes(name);

/** The lender's headers for a page, independent of its content: a browser opens a page with these headers in a separate process. */
export async function headersOfPage(lender) {
  const { headers } = await fetch(`${lender}/login`, { headers: { accept: 'text/html' } });
  return without(Object.fromEntries(headers), (name) => isHop(name) || ownToFile.test(name));
}

/**
 * HTTP/2 with TLS and brotli in front of an app: hashed files from the disk, calls from the lender, and the page from the
 * lender too, or from the disk where `pageHeaders` provides its headers. `asked()` returns the paths requested since its last
 * call.
 */
export function startFront({ port, folder, lender, pageHeaders, certificate }) {
  let paths = [];
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key: certificate.key, cert: certificate.cert });
  server.on('stream', (stream, headers) => {
    const path = new URL(headers[':path'], 'https://localhost').pathname;
    paths.push(path);
    stream.on('error', () => undefined);
    const reply = ({ status, head, body }) => {
      if (stream.destroyed || stream.closed) return;
      const { sentHead, sentBody } = compressed(path, head, body);
      stream.respond({ ':status': status, ...sentHead });
      stream.end(sentBody);
    };
    const isLenders =
      /^\/(api|sandbox|logos)\//.test(path) || (pageHeaders === undefined && !path.startsWith('/assets/'));
    if (isLenders) forward({ stream, headers, lender, agent, reply });
    else reply(fromDisk(folder, path, pageHeaders));
  });
  return new Promise((resolve) => {
    server.listen(port, () => {
      resolve({
        address: `https://localhost:${port}`,
        asked: () => {
          const since = paths;
          paths = [];
          return since;
        },
        stop: () => {
          agent.destroy();
          server.close();
        },
      });
    });
  });
}

function fromDisk(folder, path, pageHeaders) {
  const isPage = extname(path) === '';
  const file = join(folder, isPage ? 'index.html' : path);
  if (path.includes('..') || !existsSync(file)) return { status: 404, head: {}, body: Buffer.alloc(0) };
  const head = {
    ...(isPage && pageHeaders),
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': path.startsWith('/assets/') ? forever : 'no-store',
  };
  if (!existsSync(`${file}.br`)) return { status: 200, head, body: readFileSync(file) };
  return { status: 200, head: { ...head, 'content-encoding': 'br' }, body: readFileSync(`${file}.br`) };
}

function forward({ stream, headers, lender, agent, reply }) {
  const own = without(headers, (name) => name.startsWith(':'));
  const options = { method: headers[':method'], agent, headers: { ...own, host: headers[':authority'] } };
  const asked = ask(new URL(headers[':path'], lender), options, async (answer) => {
    const chunks = [];
    for await (const chunk of answer) chunks.push(chunk);
    reply({ status: answer.statusCode, head: without(answer.headers, isHop), body: Buffer.concat(chunks) });
  });
  asked.on('error', () => reply({ status: 502, head: {}, body: Buffer.alloc(0) }));
  stream.pipe(asked);
}

function compressed(path, head, body) {
  const isPlain =
    !path.startsWith('/assets/') &&
    head['content-encoding'] === undefined &&
    isText.test(String(head['content-type'] ?? ''));
  // Below this size the extra header outweighs the saving.
  if (!isPlain || body.length < 200)
    return { sentHead: { ...head, 'content-length': body.length }, sentBody: body };
  const sentBody = brotliCompressSync(body, quick);
  return { sentHead: { ...head, 'content-encoding': 'br', 'content-length': sentBody.length }, sentBody };
}
