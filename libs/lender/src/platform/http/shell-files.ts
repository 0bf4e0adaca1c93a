import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages, type Language } from '@clearloan/api-client/declare';
import { decodedPath } from '@clearloan/routes';
import type { Branding } from '../brand/branding';
import type { HeaderTable } from '../context/request-context';
import { cachingOf, pageHeaders, readPolicyHashes, shellPolicy, withStyleHashes } from './headers';

/** Paths that the server handles; the shell's page is never served for them. */
const serverPaths = /^\/(?:api|sandbox|hooks|livez|readyz|healthz|docs|csp-reports|version\.json)(?:\/|$)/;

/**
 * The URL that the server resolves. A path that cannot be decoded (`/reminders/%E0%A4%A`) is mapped to an unknown screen, so
 * that the shell shows its not-found page. The browser's address stays unchanged.
 */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (decodedPath(path) !== undefined || serverPaths.test(path)) return url;
  return path.startsWith('/assets/') ? '/assets/nowhere' : '/nowhere';
}

/**
 * Serves the built shell on the same port: hashed files as immutable, the rest as in `fileCaching`, and its page for every
 * screen address. A missing file is a real 404; a borrower who opens its address gets the page, which says that there is none.
 */
export async function addShell(
  server: FastifyInstance,
  staticDir: string,
  branding?: Branding,
): Promise<void> {
  await server.register(fastifyStatic, {
    root: staticDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'deny',
    suppressWarning: true,
  });
  const apiOrigin = branding?.apiOrigin;
  const hashes = withStyleHashes(readPolicyHashes(staticDir), branding?.styleHashes);
  const headers = pageHeaders(shellPolicy(hashes, apiOrigin), apiOrigin);
  const brandedFile = branding === undefined ? undefined : branded(staticDir, branding);
  server.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    sendFile(reply, staticDir, `assets/${request.params['*']}`),
  );
  server.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'];
    const inBrand = brandedFile?.(path);
    // A dot at the end is no extension.
    const isFile = extname(path).length > 1 && path !== 'index.html';
    if (isFile && inBrand !== undefined) return sendBranded(reply, path, inBrand);
    if (isFile && (isServed(staticDir, path) || !isOpened(request))) return sendFile(reply, staticDir, path);
    if (serverPaths.test(`/${path}`)) return notThere(reply);
    const page = [firstPageOf(request), 'index.html'].find((name) => existsSync(join(staticDir, name)));
    if (page === undefined) return notThere(reply);
    return sendPage(reply.status(isFile ? 404 : 200), page, headers, brandedFile?.(page));
  });
  server.setNotFoundHandler((_request, reply) => notThere(reply));
  addPolicyReports(server);
}

/** Build artefacts that are not served: source maps, and the hashes and headers for the web server. */
const notForBorrowers = /\.map(?:\.\w+)?$|(?:^|\/)(?:csp-hashes|headers)\.json(?:\.\w+)?$/i;

const isServed = (staticDir: string, path: string): boolean =>
  !notForBorrowers.test(path) && !path.includes('..') && existsSync(join(staticDir, path));

/** Whether a borrower opens the address, not a script or a style that needs a file. */
const isOpened = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true;

function sendFile(reply: FastifyReply, staticDir: string, path: string): FastifyReply {
  if (!isServed(staticDir, path)) return notThere(reply);
  return reply.header('Cache-Control', cachingOf(`/${path}`)).sendFile(path);
}

function sendPage(
  reply: FastifyReply,
  name: string,
  headers: HeaderTable,
  inBrand: BrandedFile | undefined,
): FastifyReply {
  const page = reply.headers(headers).header('Vary', 'Accept-Language');
  return inBrand === undefined
    ? page.sendFile(name)
    : sendContent(page.type('text/html; charset=utf-8'), inBrand);
}

/** Screens that the build prerenders in each language. All others use `index`. */
const firstScreens: Readonly<Record<string, string>> = { '/': 'home', '/login': 'login' };
const otherScreen = 'index';

/** The prerendered page of a screen. The app corrects the language if the borrower chose another one. */
function firstPageOf({ url, headers }: FastifyRequest): string {
  const screen = firstScreens[url.split('?', 1)[0] ?? ''] ?? otherScreen;
  const wanted = (headers['accept-language'] ?? '')
    .split(',')
    .map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return pageName(screen, wanted.find(isLanguage) ?? 'en');
}

const pageName = (screen: string, language: Language) => `pages/${screen}.${language}.html`;
const isLanguage = (word: string): word is Language => languages.some((language) => language === word);

const brandedTypes: Readonly<Record<string, string>> = {
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
};

const sendBranded = (reply: FastifyReply, path: string, file: BrandedFile) =>
  sendContent(
    reply.header('Cache-Control', cachingOf(`/${path}`)).type(brandedTypes[extname(path)] ?? 'text/plain'),
    file,
  );

interface BrandedFile {
  readonly content: string;
  readonly tag: string;
}

/** Sends the content unless the browser has it, as the static files are sent. */
function sendContent(reply: FastifyReply, { content, tag }: BrandedFile): FastifyReply {
  const hasIt = reply.statusCode === 200 && reply.request.headers['if-none-match'] === tag;
  return hasIt ? reply.header('ETag', tag).status(304).send() : reply.header('ETag', tag).send(content);
}

/** The few files that a brand changes, each transformed once. */
function branded(staticDir: string, branding: Branding): (path: string) => BrandedFile | undefined {
  const firstPages = [...Object.values(firstScreens), otherScreen].flatMap((screen) =>
    languages.map((language) => pageName(screen, language)),
  );
  const transforms = {
    'index.html': branding.page,
    ...Object.fromEntries(firstPages.map((name) => [name, branding.page])),
    'app.webmanifest': branding.manifest,
    'icon.svg': branding.icon,
  };
  const files = Object.entries(transforms).flatMap(([name, transform]) => {
    const file = join(staticDir, name);
    if (!existsSync(file)) return [];
    const content = transform(readFileSync(file, 'utf8'));
    const tag = `"${createHash('sha256').update(content).digest('base64url')}"`;
    return [[name, { content, tag }] as const];
  });
  const byPath = new Map(files);
  return (path) => byPath.get(path);
}

const notThere = (reply: FastifyReply) =>
  reply.header('Cache-Control', 'no-store').status(404).type('text/plain').send('Not found');

/** Accepts CSP violation reports from browsers. Only the access log line is kept. */
function addPolicyReports(server: FastifyInstance): void {
  server.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/reports+json',
      { parseAs: 'buffer' },
      (_request, _body, parsed) => {
        parsed(null, undefined);
      },
    );
    scope.post('/csp-reports', (_request, reply) =>
      reply.header('Cache-Control', 'no-store').status(204).send(),
    );
    done();
  });
}
