import { uploadContacts, uploadDevice, uploadLocation } from '@clearloan/certification/contract';
import { saveEvents, uploadMarketChannel, uploadStoreTag, uploadTimings } from '@clearloan/privacy/contract';
import { expect, type Page } from '@playwright/test';

/** A request that the device sent. */
export interface SentCall {
  readonly path: string;
  readonly body: string;
}

/** The six endpoints that require consent, by name. */
const boundToConsent = {
  location: uploadLocation,
  device: uploadDevice,
  contacts: uploadContacts,
  'buried-point': uploadTimings,
  'android-tag': uploadStoreTag,
  'google-market': uploadMarketChannel,
} as const;

/** All requests of this visit's pages from now on. */
export function watchCalls(page: Page): readonly SentCall[] {
  const calls: SentCall[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    calls.push({ path: pathname.slice('/api'.length), body: request.postData() ?? '' });
  });
  return calls;
}

/** How often each of the six was sent. */
export const sentUnderConsent = (calls: readonly SentCall[]): Record<keyof typeof boundToConsent, number> => {
  const count = (name: keyof typeof boundToConsent) =>
    calls.filter(({ path }) => path === boundToConsent[name].path).length;
  return {
    location: count('location'),
    device: count('device'),
    contacts: count('contacts'),
    'buried-point': count('buried-point'),
    'android-tag': count('android-tag'),
    'google-market': count('google-market'),
  };
};

/** The names of the events sent to event/save. */
export const eventsIn = (calls: readonly SentCall[]): readonly string[] =>
  calls
    .filter(({ path }) => path === saveEvents.path)
    .flatMap(({ body }) => (JSON.parse(body) as { events: { name: string }[] }).events)
    .map(({ name }) => name);

/** With default settings: none of the six, and no event except consents themselves. */
export function expectNothingWithoutConsent(calls: readonly SentCall[]): void {
  expect(calls.length, 'requests sent during the visit').toBeGreaterThan(5);
  expect(sentUnderConsent(calls)).toEqual({
    location: 0,
    device: 0,
    contacts: 0,
    'buried-point': 0,
    'android-tag': 0,
    'google-market': 0,
  });
  expect(eventsIn(calls).filter((name) => name !== 'consent')).toEqual([]);
}
