import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { HeaderTable } from '../context/request-context';

const hashes = v.array(v.pipe(v.string(), v.regex(/^sha(256|384|512)-[\w+/=]+$/)));

/**
 * The hashes of inline styles and scripts, written by the shell's build: `{ "style": ["sha256-…"], "script": ["sha256-…"] }`.
 */
const hashesSchema = v.object({ style: hashes, script: hashes });

export type PolicyHashes = v.InferOutput<typeof hashesSchema>;

/** Headers of every response: no content sniffing, no embedding by foreign pages, no referrer. */
export const everyReply: HeaderTable = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Headers of API and console responses: never rendered as a page, never cached. */
export const apiHeaders: HeaderTable = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** Headers of a page: its CSP and who may embed it. @param apiOrigin the API origin, if it differs from the page's */
export const pageHeaders = (policy: string, apiOrigin = ''): HeaderTable => ({
  ...everyReply,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'Reporting-Endpoints': `csp="${apiOrigin}/csp-reports"`,
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Frame-Options': 'DENY',
});

/** Cache lifetimes of the shell's files; the first matching pattern wins. Pages are always revalidated. */
const fileCaching = [
  { path: '/assets/*', caching: 'public, max-age=31536000, immutable' },
  { path: '/icons/*', caching: 'public, max-age=3600' },
  { path: '/icon.svg', caching: 'public, max-age=3600' },
  { path: '/app.webmanifest', caching: 'public, max-age=3600' },
  { path: '/sw.js', caching: 'no-cache' },
  { path: '/version.json', caching: 'no-store' },
] as const;

/** The caching of a file that is not a page. @param path starts with a slash */
export const cachingOf = (path: string): string =>
  fileCaching.find((kind) =>
    kind.path.endsWith('*') ? path.startsWith(kind.path.slice(0, -1)) : path === kind.path,
  )?.caching ?? 'no-store';

/** Headers for each kind of file, for another static file server. The page's headers come last and apply to all other paths. */
export const headersByPath = (policy: string, apiOrigin = '') => [
  ...fileCaching.map(({ path, caching }) => ({
    path,
    headers: { ...everyReply, 'Cache-Control': caching },
  })),
  { path: '/*', headers: pageHeaders(policy, apiOrigin) },
];

const sources = (directive: string, listed: readonly string[]): string =>
  [directive, "'self'", ...listed.map((hash) => `'${hash}'`)].join(' ');

/**
 * The CSP of the shell's page.
 * @param hashes one for each inline style and script
 * @param apiOrigin the origin of the API and of product logos, if it differs from the page's
 */
export const shellPolicy = ({ style, script }: PolicyHashes, apiOrigin = ''): string =>
  [
    "default-src 'none'",
    sources('script-src', script),
    sources('style-src', style),
    "worker-src 'self'",
    ["img-src 'self' data: blob:", apiOrigin].join(' ').trimEnd(),
    "font-src 'self'",
    ["connect-src 'self'", apiOrigin].join(' ').trimEnd(),
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify clearloan',
    'report-to csp',
  ].join('; ');

/** The CSP of the console's page. */
export const consolePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

/** The hashes that the shell's build wrote next to its page; none if the page has no inline style or script. */
export function readPolicyHashes(staticDir: string): PolicyHashes {
  let text: string;
  try {
    text = readFileSync(join(staticDir, 'csp-hashes.json'), 'utf8');
  } catch {
    return { style: [], script: [] };
  }
  return v.parse(hashesSchema, JSON.parse(text));
}

/** Adds the hashes of a brand's styles to the build's. */
export const withStyleHashes = (
  { style, script }: PolicyHashes,
  more: readonly string[] = [],
): PolicyHashes => ({ style: [...style, ...more], script });
