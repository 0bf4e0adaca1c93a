import { ApiProvider } from '@clearloan/api-client';
import { LockScreen, watchLock, type LockOnDemand } from '@clearloan/device-lock';
import { LanguageProvider, type ScreenRouter } from '@clearloan/app-runtime';
import { sampleLender } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { LeavingProvider, type SessionOnDemand } from '@clearloan/session';
import type { Root } from 'react-dom/client';
import * as v from 'valibot';
import { coverApp } from '../runtime/instead-of-app';
import type { ShellServices } from '../runtime/shell-services';

type Loaders = LockOnDemand & SessionOnDemand;
type Services = Pick<ShellServices, 'client' | 'privacy' | 'queries'>;

/** The rendered app. */
interface RenderedApp {
  readonly root: Root;
  readonly router: ScreenRouter;
  /** Renders it again. */
  readonly render: () => Root;
}

export interface AppLock {
  /**
   * Shows the locked screen instead of the app, which is not rendered yet. Resolves when the app may render: the borrower has
   * unlocked it, or has logged out offline. From then on the app locks when it returns from the background too late.
   * @param spoken resolves when the language is active
   */
  readonly askToUnlock: (spoken: Promise<void>) => Promise<void>;
  /** Locks the rendered app without a new page. Rejects where the catalog of the locked screen does not load. */
  readonly follow: (rendered: RenderedApp) => Promise<void>;
}

/** The lock of this page. One for a page: it knows whether the app is rendered and whether it is locked. */
export function createAppLock(services: Services, loaders: Loaders): AppLock {
  /** Undefined before the first screen, and where the code that follows the first screen did not load. */
  let app: RenderedApp | undefined;
  let isLocked = false;
  let stopWatching: (() => void) | undefined;
  const cover = createCover(() => isLocked);

  const show = async () => {
    isLocked = true;
    await showLock(services, loaders, () => app?.router);
    isLocked = false;
  };
  /** Unmounts the app at once, and renders it again after the unlock. */
  const lock = () => {
    if (app === undefined) {
      document.body.hidden = true;
      window.location.reload();
      return;
    }
    const rendered = app;
    rendered.root.unmount();
    void show().then(() => {
      app = { ...rendered, root: rendered.render() };
    });
  };
  const watch = () => {
    stopWatching ??= watchLock({ lock, isLocked: () => isLocked, cover });
  };
  return {
    async askToUnlock(spoken) {
      await Promise.all([loaders.loadLockCatalog(), spoken]);
      await show();
      watch();
    },
    async follow(rendered) {
      // Now: offline it could not be loaded later.
      await loaders.loadLockCatalog();
      app = rendered;
      watch();
    },
  };
}

/** Renders the locked screen until it is unlocked or left. @param routerOfApp undefined while the app is not rendered */
async function showLock(
  { client, privacy, queries }: Services,
  { endAtLender }: Loaders,
  routerOfApp: () => ScreenRouter | undefined,
): Promise<void> {
  const { name, phone } = brandOfLock();
  const { root, end } = coverApp();
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
                openLogin(routerOfApp(), open);
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
  end();
}

/** The borrower has logged out. Offline there is no new document, so this one continues as a visitor's. */
function openLogin(router: ScreenRouter | undefined, goOn: () => void): void {
  const replace = () => {
    window.location.replace(pathTo('login'));
  };
  if (router === undefined) {
    if (navigator.onLine) replace();
    else goOn();
  } else if (navigator.onLine) router.leaveDocument(replace);
  else void router.navigate(pathTo('main'), { replace: true }).then(goOn);
}

/** Hides the page's content and title. Opacity keeps focus and scroll position; the title may contain an amount. */
function createCover(isLocked: () => boolean): (isCovered: boolean) => void {
  let titleBelow: string | undefined;
  return (isCovered) => {
    const { style } = document.documentElement;
    style.transition = isCovered ? 'none' : '';
    style.opacity = isCovered ? '0' : '';
    if (isCovered) {
      titleBelow = document.title;
      document.title = brandOfLock().name;
    } else if (titleBelow !== undefined) {
      if (!isLocked()) document.title = titleBelow;
      titleBelow = undefined;
    }
  };
}

const brandSchema = v.object({ name: v.string(), phone: v.string() });

/** The lender's name and support number from the page's brand block. */
function brandOfLock(): v.InferOutput<typeof brandSchema> {
  const block: unknown = JSON.parse(document.getElementById('brand')?.textContent || '{}');
  const parsed = v.safeParse(brandSchema, block);
  return parsed.success ? parsed.output : sampleLender;
}
