import { act, render } from '@testing-library/react';
import { delay } from 'msw';
import { queryOf, takeParameters } from '@clearloan/api-client';
import { lazyScreen } from '@clearloan/app-runtime';
import { pathTo, routePatterns } from '@clearloan/routes';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { features } from '../map/features';
import { configuration } from '../configuration';
import { createServices } from '../runtime/shell-services';
import { form, lender, open, openOnNewDevice, prefix, server, type Row } from './testing/lender';

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(async () => {
  jest.replaceProperty(configuration, 'prefix', prefix);
  await openOnNewDevice();
});
afterEach(() => {
  server.resetHandlers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});
afterAll(() => {
  server.close();
});

const named = [
  ...['main', 'order', 'mine', 'login', 'productDetail', 'auth', 'confirmUrl', 'loanDetailUrl', 'repayUrl'],
  ...['repayDelayUrl', 'ynRepay', 'ynRepayChoose', 'setting', 'logout', 'faceDetection', 'privacyPolicy'],
  ...['aboutUs', 'customerService'],
];

const routes: readonly Row[] = [
  ["The start route is '/'.", () => expect(pathTo('main')).toBe('/')],
  [
    'Named routes take their path strings from a shared route table. The named routes are:',
    () => expect(Object.keys(routePatterns)).toEqual(expect.arrayContaining(named)),
  ],
  [
    'The route table also names complaint, bind bank, loan agreement, landing page and error screens.',
    () =>
      expect(Object.keys(routePatterns)).toEqual(
        expect.arrayContaining(['complaint', 'bindBank', 'loanAgreement', 'landing', 'error']),
      ),
  ],
  [
    "Literal paths: '/IdCardType', 'landing', 'landing2'.",
    () => {
      const { IdCardType, landing, landing2 } = routePatterns;
      expect([IdCardType, landing, landing2]).toEqual(['/IdCardType', '/landing', '/landing2']);
      expect(features.map(({ path }) => path)).toEqual(
        expect.arrayContaining([IdCardType, landing, landing2]),
      );
    },
  ],
  [
    'Every screen loads on demand. Nothing is shown as a fallback while a screen loads.',
    async () => {
      const Slow = lazyScreen({ page: () => delay(60_000).then(() => () => <h1>Late</h1>) });
      const { container } = render(
        <Suspense fallback={null}>
          <MemoryRouter>
            <Slow />
          </MemoryRouter>
        </Suspense>,
      );
      await act(() => Promise.resolve());
      expect(container).toBeEmptyDOMElement();
    },
  ],
  [
    "On start the product takes the query string after the first '?' of the page address. It first collapses a doubled '?' and a '&?' sequence.",
    () => {
      expect(queryOf('http://x/?a=1')).toBe('a=1');
      expect(queryOf('http://x/??a=1&?b=2')).toBe('a=1&b=2');
    },
  ],
  [
    'It then uses that string as the common parameters.',
    async () => {
      const { client, session } = createServices();
      takeParameters(session, 'http://x/??utm_source=ads&?channel=c7');
      const seen = lender();
      await client.call(form, { note: 'n' });
      const [call] = seen;
      expect(call?.url.searchParams.get('utm_source')).toBe('ads');
      expect(call?.url.searchParams.get('channel')).toBe('c7');
    },
  ],
];

const stored: readonly Row[] = [
  [
    'A login record under a local-storage key. It holds a session identifier field (sessionId).',
    () => {
      createServices().session.saveLogin({ sessionId: 'S1' });
      expect(Object.values(localStorage)).toContain('{"sessionId":"S1"}');
    },
  ],
  [
    'A record without a session identifier is stored as null.',
    () => {
      createServices().session.saveLogin({ sessionId: '' });
      expect(Object.values(localStorage)).toContain('null');
    },
  ],
  [
    'A set of common query parameters, stored as a query string.',
    () => {
      createServices().session.saveParameters(
        new Map([
          ['channel', 'c7'],
          ['utm_source', 'a b'],
        ]),
      );
      expect(Object.values(localStorage)).toEqual(['channel=c7&utm_source=a+b']);
    },
  ],
  [
    'The user counts as logged in when the current request parameters carry a non-empty session identifier.',
    () => {
      const { session } = createServices();
      expect(session.isLoggedIn()).toBe(false);
      open('/?sessionId=');
      expect(session.isLoggedIn()).toBe(false);
      open('/?sessionId=S1');
      expect(session.isLoggedIn()).toBe(true);
    },
  ],
  [
    'Saving a login record without a session identifier clears the stored login.',
    () => {
      const { session } = createServices();
      session.saveLogin({ sessionId: 'S1' });
      session.saveLogin({});
      expect([session.storedLogin(), session.isLoggedIn()]).toEqual([null, false]);
    },
  ],
];

it.each([...routes, ...stored])('%s', (_, check) => check());
