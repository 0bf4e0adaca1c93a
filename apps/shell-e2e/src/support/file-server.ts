import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface FileServer {
  /** `http://127.0.0.1:…`: for a browser, another site than `http://localhost:…`. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const fits = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/**
 * Serves a folder written by `npx nx run shell:brand` as its `headers.json` prescribes, with a page for every screen; sends no
 * requests.
 */
export async function startFileServer(folder: string, port = 0): Promise<FileServer> {
  const rules = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as readonly HeaderRule[];
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files');
    const headers = rules.find(({ path }) => fits(path, pathname))?.headers ?? {};
    const isScreen = extname(pathname) === '';
    const file = join(folder, isScreen ? 'index.html' : pathname);
    if (!existsSync(file) || !statSync(file).isFile()) {
      reply.writeHead(404).end();
      return;
    }
    reply.writeHead(200, { ...headers, 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    reply.end(readFileSync(file));
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const { port: freePort } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${String(freePort)}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => {
          stopped();
        });
        server.closeAllConnections();
      }),
  };
}
