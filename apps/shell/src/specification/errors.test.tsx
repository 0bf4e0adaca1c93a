import { act, render, screen } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { prefetchTransport } from '@clearloan/api-client';
import { LanguageProvider, activateLanguage, lazyScreen } from '@clearloan/app-runtime';
import { NotifierView, ScreenErrorBoundary } from '@clearloan/ui';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { configuration } from '../configuration';
import { createServices, type ShellServices } from '../runtime/shell-services';
import { form, lender, openOnNewDevice, prefix, server, type Row } from './testing/lender';

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

const offline = () => {
  server.use(http.all(`${prefix}/*`, () => HttpResponse.error()));
};
const toastOf = ({ notifier }: ShellServices) => notifier.snapshot().message;

/** The toasts as the app shows them. */
function showToasts({ notifier }: ShellServices): void {
  render(
    <LanguageProvider>
      <NotifierView notifier={notifier} appRoot={document.createElement('div')} onLeave={() => undefined} />
    </LanguageProvider>,
  );
}

function Broken(): never {
  throw new Error('The plan has no rows');
}

const errors: readonly Row[] = [
  [
    'Response code not 0: the message is shown as a toast for 2 seconds. The result is still returned to the caller.',
    async () => {
      const services = createServices();
      lender(1003, 'Pay the first one first.');
      showToasts(services);
      const result = await act(() => services.client.call(form, { note: 'n' }));
      expect(result).toMatchObject({ ok: false, code: 1003, message: 'Pay the first one first.' });
      expect(screen.getByRole('alert')).toHaveTextContent('Pay the first one first.');
    },
  ],
  [
    'Toast duration | 2000 ms',
    () => {
      jest.useFakeTimers();
      const services = createServices();
      services.notifier.fail('No.');
      jest.advanceTimersByTime(1_999);
      expect(toastOf(services)).toEqual({ kind: 'failure', text: 'No.' });
      jest.advanceTimersByTime(1);
      expect(toastOf(services)).toBeNull();
    },
  ],
  [
    'Network failure on a POST: a failure toast with the error message appears and the caller receives null.',
    async () => {
      const services = createServices();
      offline();
      expect(await services.client.call(form, { note: 'n' })).toBeNull();
      expect(toastOf(services)?.kind).toBe('failure');
      expect(toastOf(services)?.text).not.toBe('');
    },
  ],
  [
    'The toast kinds are: plain failure, a non-dismissible loading mask, and hide, which clears the toast.',
    () => {
      jest.useFakeTimers();
      const { notifier } = createServices();
      notifier.fail('No.');
      notifier.begin('one', 'Loading');
      jest.advanceTimersByTime(200);
      expect(notifier.snapshot()).toMatchObject({
        message: { kind: 'failure' },
        overlay: { text: 'Loading' },
      });
      notifier.hide();
      expect(notifier.snapshot()).toEqual({ message: null, overlay: null });
    },
  ],
  [
    "The router's default error screen shows 'Unexpected Application Error!' with the error text.",
    async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      for (const language of ['en', 'hi', 'id', 'zh'] as const) {
        await activateLanguage(language);
        const { unmount } = render(
          <LanguageProvider>
            <MemoryRouter>
              <ScreenErrorBoundary>
                <Broken />
              </ScreenErrorBoundary>
            </MemoryRouter>
          </LanguageProvider>,
        );
        expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
          /^Unexpected Application Error!$/,
        );
        expect(screen.getByText('The plan has no rows')).toBeVisible();
        unmount();
      }
    },
  ],
  [
    'A screen that fails to load raises a chunk-load error after the time-out. Screen load time-out | 120 seconds',
    async () => {
      jest.useFakeTimers();
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const Never = lazyScreen({ page: () => new Promise(() => undefined) });
      render(
        <LanguageProvider>
          <MemoryRouter>
            <ScreenErrorBoundary>
              <Suspense fallback={null}>
                <Never />
              </Suspense>
            </ScreenErrorBoundary>
          </MemoryRouter>
        </LanguageProvider>,
      );
      await act(() => jest.advanceTimersByTimeAsync(119_900));
      expect(screen.queryByRole('heading')).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
      expect(screen.getByText('The page took longer than 120 seconds to load')).toBeVisible();
    },
  ],
  [
    'HTTP timeout | 60000 ms',
    async () => {
      server.use(http.all(`${prefix}/*`, () => delay('infinite')));
      const services = createServices();
      prefetchTransport();
      await delay(0);
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
      let result: unknown = 'waiting';
      void services.client.call(form, { note: 'n' }).then((ended) => (result = ended));
      await jest.advanceTimersByTimeAsync(59_900);
      expect(result).toBe('waiting');
      await jest.advanceTimersByTimeAsync(200);
      expect(result).toBeNull();
      expect(toastOf(services)?.text).toBe('The lender took too long to reply. Try again.');
    },
  ],
];

it.each(errors)('%s', (_, check) => check());
