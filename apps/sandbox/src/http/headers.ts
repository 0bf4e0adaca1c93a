import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { HeaderTable } from '../context/request-context';

const hashes = v.array(v.pipe(v.string(), v.regex(/^sha(256|384|512)-[\w+/=]+$/)));

/** What the shell's build says about the styles and scripts in its pages: `{ "style": ["sha256-…"], "script": ["sha256-…"] }`. */
const hashesSchema = v.object({ style: hashes, script: hashes });

export type PolicyHashes = v.InferOutput<typeof hashesSchema>;

/** Every reply: content is what its type says, no foreign page may embed it, and no address is told on. */
export const everyReply: HeaderTable = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Replies of the lender's calls and of the console: never shown as a page, never kept. */
export const apiHeaders: HeaderTable = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** A page: what it may load, and where it may be shown. @param apiOrigin where it calls, when that is not its own origin */
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

/** How long each kind of the shell's files may be kept, by the first pattern that fits; a page is asked for anew. */
const fileCaching = [
  { path: '/assets/*', caching: 'public, max-age=31536000, immutable' },
  { path: '/icons/*', caching: 'public, max-age=3600' },
  { path: '/icon.svg', caching: 'public, max-age=3600' },
  { path: '/app.webmanifest', caching: 'public, max-age=3600' },
  { path: '/sw.js', caching: 'no-store' },
  { path: '/version.json', caching: 'no-store' },
] as const;

/** The caching of a file that is no page. @param path begins with a slash */
export const cachingOf = (path: string): string =>
  fileCaching.find((kind) =>
    kind.path.endsWith('*') ? path.startsWith(kind.path.slice(0, -1)) : path === kind.path,
  )?.caching ?? 'no-store';

/** Every header of every kind of file, for a server of files that is not ours; the page's come last and fit the rest. */
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
 * The policy of the shell's page.
 * @param hashes one for each style and script in the page itself
 * @param apiOrigin where it calls and takes marks of products from, when that is not its own origin
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

/** The policy of the console's page. */
export const consolePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

/** The hashes that the shell's build wrote beside its page; none when the page has no style and no script in itself. */
export function readPolicyHashes(staticDir: string): PolicyHashes {
  let text: string;
  try {
    text = readFileSync(join(staticDir, 'csp-hashes.json'), 'utf8');
  } catch {
    return { style: [], script: [] };
  }
  return v.parse(hashesSchema, JSON.parse(text));
}

/** The build's hashes with those of a brand's styles. */
export const withStyleHashes = (
  { style, script }: PolicyHashes,
  more: readonly string[] = [],
): PolicyHashes => ({ style: [...style, ...more], script });
