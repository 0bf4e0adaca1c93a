import { endpointsOf } from '@clearloan/api-client/declare';
import * as accountCalls from '@clearloan/account/contract';
import * as applicationCalls from '@clearloan/application/contract';
import * as authCalls from '@clearloan/auth/contract';
import * as bookCalls from '@clearloan/bookkeeping/contract';
import * as calculatorCalls from '@clearloan/calculator/contract';
import * as certificationCalls from '@clearloan/certification/contract';
import * as complaintCalls from '@clearloan/complaints/contract';
import * as homeCalls from '@clearloan/home/contract';
import * as loanViewCalls from '@clearloan/loan-view/contract';
import * as loanCalls from '@clearloan/loans/contract';
import { saveEvents, reportError, uploadTimings } from '@clearloan/privacy/contract';
import { uploadMarketChannel, uploadStoreTag } from '@clearloan/privacy/contract';
import * as privacyCalls from '@clearloan/privacy/contract';
import * as reminderCalls from '@clearloan/reminders/contract';
import * as repaymentCalls from '@clearloan/repayment/contract';
import * as sessionCalls from '@clearloan/session/contract';
import type { Page, Request } from '@playwright/test';

const contracts = [
  ...[accountCalls, authCalls, sessionCalls, bookCalls, calculatorCalls, certificationCalls, complaintCalls],
  ...[homeCalls, applicationCalls, loanViewCalls, loanCalls, privacyCalls, reminderCalls, repaymentCalls],
];

const calls = contracts.flatMap((contract) => endpointsOf(contract));

/** Channels through which a page may leak data, beyond what a borrower sends to the lender on purpose. */
export const ways = ['console', 'address', 'Referer', 'telemetry', 'elsewhere'] as const;
type Way = (typeof ways)[number];

export interface LeakWatch {
  /** Which of these values leaked, and where: `way: value`. */
  readonly of: (values: readonly string[]) => Promise<readonly string[]>;
  /** How much data was checked per channel. */
  readonly count: () => Promise<Readonly<Record<Way, number>>>;
  /** Requests that are neither a declared endpoint of the lender nor one of the app's files. */
  readonly strangers: () => readonly string[];
}

const declared = new Set(calls.map(({ path }) => path));
const telemetry = new Set(
  [saveEvents, reportError, uploadTimings, uploadMarketChannel, uploadStoreTag].map(({ path }) => path),
);
const plain = (text: string): string =>
  decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, '%25')).replace(/[\s,+]/g, '');

/**
 * Watches a page from now on. The session may be in the query of a request, as the specification requires, and nowhere else.
 */
export function watchLeaks(page: Page, origin: string): LeakWatch {
  const places: { readonly way: Way; readonly text: string }[] = [];
  const strangers = new Set<string>();
  const requests: Request[] = [];
  const note = (way: Way, text: string) => places.push({ way, text });
  page.on('console', (message) => note('console', message.text()));
  page.on('pageerror', (error) => note('console', error.stack ?? error.message));
  page.on('framenavigated', (frame) => note('address', frame.url()));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (['data:', 'blob:'].includes(url.protocol)) return;
    requests.push(request);
    const path = url.pathname.startsWith('/api/') ? url.pathname.slice('/api'.length) : undefined;
    if (path !== undefined && declared.has(path)) url.searchParams.delete('sessionId');
    note('address', url.href);
    const body = request.postData() ?? '';
    if (path !== undefined && telemetry.has(path)) note('telemetry', body);
    const isOwnFile = path === undefined && url.origin === origin && request.method() === 'GET';
    if ((path !== undefined && declared.has(path)) || isOwnFile) return;
    strangers.add(`${request.method()} ${url.origin}${url.pathname}`);
    note('elsewhere', `${url.href} ${body}`);
  });
  const all = async () => {
    const headers = await Promise.all(requests.map((request) => request.allHeaders()));
    const referers = headers.flatMap(({ referer }) =>
      referer ? [{ way: 'Referer' as const, text: referer }] : [],
    );
    return [...places, ...referers];
  };
  return {
    async of(values) {
      const texts = (await all()).map(({ way, text }) => ({ way, text: plain(text) }));
      const found = values.flatMap((value) =>
        texts.filter(({ text }) => text.includes(plain(value))).map(({ way }) => `${way}: ${value}`),
      );
      return [...new Set(found)];
    },
    async count() {
      const counts = { console: 0, address: 0, Referer: 0, telemetry: 0, elsewhere: 0 };
      for (const { way } of await all()) counts[way] += 1;
      return counts;
    },
    strangers: () => [...strangers],
  };
}
