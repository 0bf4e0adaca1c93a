import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { count, get, nothing, object, postForm, postRaw, text } from '@clearloan/api-client/declare';
import { activateLanguage, loadCatalog } from '@clearloan/app-runtime';
import { catalog } from '../../runtime/language';

/**
 * The tests of this folder quote every sentence of the specification that fixes a value, a text or a behaviour, in its own words,
 * each with its check on the app as it is composed. Those of the formatters are beside them.
 */
export type Row = readonly [sentence: string, check: () => void | Promise<void>];

/** Node's fetch needs a whole URL. */
export const prefix = 'http://localhost/api';
export const server = setupServer();

export const read = get('/test/read', {
  request: object({ orderId: text(20) }),
  data: object({ left: count }),
});
export const form = postForm('/test/form', { request: object({ note: text(40) }), data: nothing });
export const raw = postRaw('/test/raw', { request: object({ note: text(40) }), data: nothing });

interface Seen {
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
}

/** A lender that answers every call the same. @returns the calls that arrived */
export function lender(code: unknown = 0, message = '', data: unknown = null): Seen[] {
  const seen: Seen[] = [];
  server.use(
    http.all(`${prefix}/*`, async ({ request }) => {
      seen.push({ url: new URL(request.url), headers: request.headers, body: await request.clone().text() });
      return HttpResponse.json({ code, message, data });
    }),
  );
  return seen;
}

/** Opens the app at an address of its own origin. */
export const open = (address: string): void => {
  window.history.replaceState(null, '', address);
};

/** The start page of a new device. */
export async function openOnNewDevice(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  open('/');
  await loadCatalog(catalog);
  await activateLanguage('en');
}
