import { ApiProvider } from '@clearloan/api-client';
import { LeavingProvider, LockScreen, watchLock, type AuthOnDemand } from '@clearloan/auth';
import { LanguageProvider, type ScreenRouter } from '@clearloan/app-runtime';
import { sampleLender } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { createRoot, type Root } from 'react-dom/client';
import * as v from 'valibot';
import { client, privacy, queries } from '../runtime/lender';

type Loaders = Pick<AuthOnDemand, 'loadAuthCatalog' | 'endAtLender'>;

/** The rendered app. */
interface RenderedApp {
  readonly root: Root;
  readonly router: ScreenRouter;
  readonly onDemand: Loaders;
  /** Renders it again. */
  readonly render: () => Root;
}

/** Undefined before the first screen, and where the code that follows the first screen did not load. */
let app: RenderedApp | undefined;
let isLocked = false;
let stopWatching: (() => void) | undefined;

/**
 * Shows the locked screen instead of the app, which is not rendered yet. Resolves when the app may render: the borrower has unlocked
 * it, or has logged out offline. From then on the app locks when it returns from the background too late.
 * @param spoken resolves when the language is active
 */
export async function askToUnlock(onDemand: Loaders, spoken: Promise<void>): Promise<void> {
  await Promise.all([onDemand.loadAuthCatalog(), spoken]);
  await showLock(onDemand);
  watch();
}

/** Locks the rendered app without a new page. Rejects where the catalog of the locked screen does not load. */
export async function followAppLock(rendered: RenderedApp): Promise<void> {
  // Now: offline it could not be loaded later.
  await rendered.onDemand.loadAuthCatalog();
  app = rendered;
  watch();
}

function watch(): void {
  stopWatching ??= watchLock({ lock, isLocked: () => isLocked, cover });
}

/** Unmounts the app at once, and renders it again after the unlock. */
function lock(): void {
  if (app === undefined) {
    document.body.hidden = true;
    window.location.reload();
    return;
  }
  const rendered = app;
  rendered.root.unmount();
  void showLock(rendered.onDemand).then(() => {
    app = { ...rendered, root: rendered.render() };
  });
}

async function showLock({ endAtLender }: Loaders): Promise<void> {
  isLocked = true;
  const { name, phone } = brandOfLock();
  const place = document.createElement('div');
  const below = document.getElementById('app');
  below?.before(place);
  // It may contain a page prerendered for visitors.
  if (below) below.hidden = true;
  document.querySelector('.cl-not-opened')?.remove();
  const root = createRoot(place);
  await new Promise<void>((open) => {
    root.render(
      <LanguageProvider>
        <ApiProvider client={client} queries={queries}>
          <LeavingProvider
            endAtLender={endAtLender}
            beforeLeaving={privacy.consents.report}
            startOver={() => undefined}
          >
            <LockScreen
              brandName={name}
              helpPhone={phone}
              onUnlocked={open}
              onLeft={() => {
                openLogin(open);
              }}
              onGone={() => {
                window.location.reload();
              }}
            />
          </LeavingProvider>
        </ApiProvider>
      </LanguageProvider>,
    );
  });
  isLocked = false;
  root.unmount();
  place.remove();
  if (below) below.hidden = false;
}

/** The borrower has logged out. Offline there is no new document, so this one continues as a visitor's. */
function openLogin(goOn: () => void): void {
  const router = app?.router;
  const replace = () => {
    window.location.replace(pathTo('login'));
  };
  if (router === undefined) {
    if (navigator.onLine) replace();
    else goOn();
  } else if (navigator.onLine) router.end(replace);
  else void router.navigate(pathTo('main'), { replace: true }).then(goOn);
}

let titleBelow: string | undefined;

/** Opacity keeps focus and scroll position. The title may contain an amount. */
function cover(isCovered: boolean): void {
  const { style } = document.documentElement;
  style.transition = isCovered ? 'none' : '';
  style.opacity = isCovered ? '0' : '';
  if (isCovered) {
    titleBelow = document.title;
    document.title = brandOfLock().name;
  } else if (titleBelow !== undefined) {
    if (!isLocked) document.title = titleBelow;
    titleBelow = undefined;
  }
}

const brandSchema = v.object({ name: v.string(), phone: v.string() });

/** The lender's name and support number from the page's brand block. */
function brandOfLock(): v.InferOutput<typeof brandSchema> {
  const block: unknown = JSON.parse(document.getElementById('brand')?.textContent || '{}');
  const parsed = v.safeParse(brandSchema, block);
  return parsed.success ? parsed.output : sampleLender;
}
