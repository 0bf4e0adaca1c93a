import { addCatalog } from '@clearloan/app-runtime';
import {
  ApiProvider,
  createApiClient,
  createBusinessTime,
  createIdempotencyKeys,
  createQueryClient,
  createSession,
  defaultHeaderPairs,
  safeStorage,
  type CallReport,
} from '@clearloan/api-client';
import {
  activateLanguage,
  AppRuntimeProvider,
  createNotifier,
  ScreenRouter,
  memoryPort,
  ScreenRouterProvider,
  SharedDeviceProvider,
  LanguageProvider,
  type AskConsent,
  type ConfirmByCode,
  type ReportFault,
} from '@clearloan/app-runtime';
import { loadRoutes } from '@clearloan/app-runtime/testing';
import { NotifierView, ScreenErrorBoundary, uiCatalog } from '@clearloan/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { fixedClock } from './fixed-clock';

/** The consent that `askConsent` returns by default. */
export const consentOfTheTest = '7f2c0a52-3f0e-4b7e-9b57-1c0f5c7d9a10';

export interface RenderRoutesOptions {
  /** The URL that the borrower opens. */
  readonly at: string;
  /** Defaults to a logged-in borrower. */
  readonly loggedIn?: boolean;
  /** Implements the port that prompts for an SMS code; returns the code 123456 by default. */
  readonly confirmByCode?: ConfirmByCode;
  /** Implements the port that prompts for a consent; agrees by default. */
  readonly askConsent?: AskConsent;
  /** Defaults to a private device. */
  readonly sharedPhone?: boolean;
  /** URLs of other features that the screens link to; each renders its own URL. */
  readonly elsewhere?: readonly string[];
}

/** Types one code, regardless of the lender's response. */
export const signWith =
  (code: string): ConfirmByCode =>
  async (_purpose, sign) => {
    await sign(code, () => undefined);
  };

/**
 * Renders real routes the way the shell does: client, cache, messages, toasts, and a clock fixed by
 * `fixedClock`. Resolves when the first screen is rendered.
 */
export async function renderRoutes(routes: RouteObject[], options: RenderRoutesOptions) {
  const { at, loggedIn = true, confirmByCode = signWith('123456'), elsewhere = [] } = options;
  const { askConsent = () => Promise.resolve(consentOfTheTest), sharedPhone = false } = options;
  const notifier = createNotifier();
  const reports: CallReport[] = [];
  const faults: Parameters<ReportFault>[0][] = [];
  const reportFault: ReportFault = (fault) => void faults.push(fault);
  const session = createSession({
    storage: safeStorage(() => localStorage),
    address: () => 'http://localhost/',
    language: () => 'en',
  });
  session.saveLogin(loggedIn ? { sessionId: 'session-of-the-test' } : null);
  const client = createApiClient({
    prefix: 'http://localhost/api',
    session,
    notifier,
    businessTime: createBusinessTime(() => Date.parse(fixedClock.now())),
    keys: createIdempotencyKeys(
      safeStorage(() => sessionStorage),
      () => crypto.randomUUID(),
    ),
    headerPairs: defaultHeaderPairs,
    language: () => 'en',
    failureMessage: (word) => `(${word})`,
    gate: () => true,
    observe: (report) => reports.push(report),
    onExpired: () => undefined,
  });
  addCatalog(uiCatalog, 'ui');
  await activateLanguage('en');
  const all = [...routes, ...elsewhere.map(signpost)];
  const router = new ScreenRouter({ port: memoryPort(at), prepare: ({ to }) => loadRoutes(all, to) });
  // The first test of a file waits until its screens are compiled, however long that takes.
  await loadRoutes(all, at);
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryDelay: 0 } });
  const appRoot = document.body.appendChild(document.createElement('div'));
  const view = render(
    <LanguageProvider>
      <ApiProvider client={client} queries={queries}>
        <AppRuntimeProvider value={{ clock: fixedClock, confirmByCode, askConsent, reportFault }}>
          <SharedDeviceProvider value={sharedPhone}>
            <ScreenRouterProvider router={router}>
              <Screens routes={all} />
            </ScreenRouterProvider>
            <NotifierView notifier={notifier} appRoot={appRoot} onLeave={() => undefined} />
          </SharedDeviceProvider>
        </AppRuntimeProvider>
      </ApiProvider>
    </LanguageProvider>,
    { container: appRoot },
  );
  await screen.findByRole('main');
  return { ...view, user: userEvent.setup(), router, session, client, queries, reports, faults };
}

const signpost = (path: string): RouteObject => ({ path, element: <main>elsewhere: {path}</main> });

const Screens = ({ routes }: { readonly routes: RouteObject[] }) => (
  <ScreenErrorBoundary>{useRoutes(routes)}</ScreenErrorBoundary>
);
