import { createApiClient } from '../api-client';
import type { ApiClientSetting, CallReport } from '../client-setting';
import { safeStorage } from '../session/safe-storage';
import { createSession } from '../session/session';
import { createBusinessTime } from '../transport/business-time';
import { defaultHeaderPairs } from '../transport/preload-request';
import { createIdempotencyKeys } from '../transport/idempotency';

/** A client for `http://localhost/api` that records its toasts, overlays and reports. */
export function clientForTests(changes: Partial<ApiClientSetting> & { address?: string } = {}) {
  const shown: string[] = [];
  const reports: CallReport[] = [];
  const expired = jest.fn();
  let keys = 0;
  const address = changes.address ?? 'http://localhost/?appId=app-1&channel=ads';
  const session = createSession({
    storage: safeStorage(() => localStorage),
    address: () => address,
    language: () => 'en',
  });
  const client = createApiClient({
    prefix: 'http://localhost/api',
    session,
    notifier: {
      begin: (_, text) => shown.push(`mask: ${text}`),
      end: () => shown.push('mask off'),
      fail: (message) => shown.push(`toast: ${message}`),
    },
    businessTime: createBusinessTime(() => Date.parse('2026-11-20T00:00:00Z')),
    keys: createIdempotencyKeys(
      safeStorage(() => sessionStorage),
      () => `key-${String(++keys)}`,
    ),
    headerPairs: defaultHeaderPairs,
    language: () => 'en',
    failureMessage: (word) => `say ${word}`,
    gate: () => false,
    observe: (report) => reports.push(report),
    onExpired: expired,
    ...changes,
  });
  return { client, session, shown, reports, expired };
}
