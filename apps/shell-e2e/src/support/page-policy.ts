import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const built = process.env['STATIC_DIR'] || join(import.meta.dirname, '../../../../dist/apps/shell');

interface Listed {
  readonly path: string;
  readonly sha384: string;
}
/** The scripts and styles that the build lists, by path. */
const inventory = new Map(
  (JSON.parse(readFileSync(join(built, 'script-inventory.json'), 'utf8')) as Listed[]).map(
    ({ path, sha384 }) => [path, sha384],
  ),
);

const isPolicyTalk = /Content Security Policy|TrustedHTML|TrustedScript|Trusted Types/i;

/**
 * Watches a page from before it opens for CSP violations, requests to other origins, and scripts and styles that the build does
 * not list, or lists with another hash.
 */
export async function watchPolicy(page: Page, origin: string): Promise<() => Promise<readonly string[]>> {
  const broken: string[] = [];
  const judging: Promise<void>[] = [];
  await page.exposeFunction('policyWasBroken', (what: string) => broken.push(`forbidden: ${what}`));
  await page.addInitScript(() => {
    const report = (globalThis as unknown as { policyWasBroken: (what: string) => void }).policyWasBroken;
    document.addEventListener('securitypolicyviolation', (event) => {
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on('console', (message) => {
    if (isPolicyTalk.test(message.text())) broken.push(`forbidden: ${message.text().slice(0, 200)}`);
  });
  page.on('request', (request) => {
    const { protocol, origin: requestOrigin } = new URL(request.url());
    if (!['data:', 'blob:'].includes(protocol) && requestOrigin !== origin)
      broken.push(`requested from another host: ${requestOrigin}`);
  });
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    const { pathname } = new URL(response.url());
    judging.push(
      response.body().then(
        (body) => {
          const found = `sha384-${createHash('sha384').update(body).digest('base64')}`;
          if (inventory.get(pathname) !== found) broken.push(`not in the inventory: ${pathname}`);
        },
        // Unloading a page discards its response.
        () => undefined,
      ),
    );
  });
  return async () => {
    await Promise.all(judging);
    return [...new Set(broken)];
  };
}
