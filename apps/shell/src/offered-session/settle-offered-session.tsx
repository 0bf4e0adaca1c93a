import {
  createApiClient,
  createBusinessTime,
  createIdempotencyKeys,
  createSession,
  safeStorage,
  type ApiClient,
} from '@clearloan/api-client';
import {
  dropOfferedSession,
  dropOldData,
  endQueuedSessions,
  enterAccount,
  inspectSession,
  offeredSession,
  OfferedSessionScreen,
  refuseSession,
  switchAccount,
  type AuthOnDemand,
  type Finding,
} from '@clearloan/auth';
import { LanguageProvider, activeLanguage, isRecord } from '@clearloan/app-runtime';
import { sampleLender } from '@clearloan/formatting';
import { routePatterns } from '@clearloan/routes';
import { configuration } from '../configuration';
import { failureMessage, type ShellServices } from '../runtime/shell-services';
import type { Bridge } from '../native-shell/bridge';
import { coverApp } from '../runtime/instead-of-app';

export interface Settling {
  readonly services: Pick<ShellServices, 'privacy' | 'session'>;
  readonly onDemand: Pick<AuthOnDemand, 'loadAuthCatalog'>;
  /** Resolves when the language is active. */
  readonly spoken: Promise<void>;
  /** The native shell, if there is one, and the session that it passed. */
  readonly bridge: Pick<Bridge, 'sessionEnded'> | undefined;
  readonly handed: string | undefined;
}

/** A check that is faster than this shows nothing. */
const silentMs = 1000;
/** The lender may reply late to the end of a rejected session. */
const refusalMs = 3000;

/**
 * Settles a session that a link or a native shell brought: ignores it, uses it for the account that is here already, or asks.
 * Resolves when the app may go on. @param onSwitched the login was replaced
 */
export async function settleOfferedSession(
  settling: Settling,
  onSwitched: () => void = () => undefined,
): Promise<void> {
  const sessionId = offeredSession();
  if (sessionId === null) return;
  // Each call sends the language.
  await settling.spoken;
  const { session } = settling.services;
  const clientOf = createClientOf(settling.services);
  const inspect = () => inspectSession(sessionId, session, clientOf);
  const finding = inspect();
  /** The app goes on; nothing was asked, or nothing can be. */
  const goOnWith = async (found: Finding) => {
    if (found.decision === 'use') {
      await enterAccount(session, sessionId, found.account);
      onSwitched();
      return;
    }
    dropOfferedSession();
    const hasEnded = found.decision === 'ignore' ? found.hasEnded : 'why' in found && found.why === 'ended';
    if (hasEnded) noteEnd(settling, sessionId);
  };
  const soon = await Promise.race([finding, pause(silentMs)]);
  if (soon?.decision === 'use' || soon?.decision === 'ignore') await goOnWith(soon);
  else await ask(settling, { sessionId, clientOf, finding, inspect, goOnWith, onSwitched });
}

/** A native shell must not pass a session again that has ended. */
function noteEnd({ bridge, handed }: Settling, sessionId: string): void {
  if (sessionId === handed) bridge?.sessionEnded();
}

interface Asked {
  readonly sessionId: string;
  readonly clientOf: ReturnType<typeof createClientOf>;
  readonly finding: Promise<Finding>;
  readonly inspect: () => Promise<Finding>;
  readonly goOnWith: (found: Finding) => Promise<void>;
  readonly onSwitched: () => void;
}

/** Covers the app until the borrower has answered. */
async function ask(settling: Settling, asked: Asked): Promise<void> {
  const { sessionId, clientOf, finding, inspect, goOnWith, onSwitched } = asked;
  const { session } = settling.services;
  await settling.onDemand.loadAuthCatalog();
  const { root, end } = coverApp();
  await new Promise<void>((goOn) => {
    root.render(
      <LanguageProvider>
        <OfferedSessionScreen
          brandName={brandName()}
          finding={finding}
          inspect={inspect}
          saveBook={configuration.off.includes(routePatterns.bookkeeping) ? undefined : saveBook}
          onIgnored={(found) => void goOnWith(found).then(goOn)}
          onYes={(question, keeps) => switchAccount({ session, clientOf, sessionId, question, keeps })}
          onNo={async () => {
            await Promise.race([refuseSession(sessionId, clientOf), pause(refusalMs)]);
            noteEnd(settling, sessionId);
            goOn();
          }}
          onSwitched={() => {
            onSwitched();
            goOn();
          }}
        />
      </LanguageProvider>,
    );
  });
  end();
}

const saveBook = async () => (await import('./save-book')).saveBook();

const pause = (ms: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), ms);
  });

/** The lender's name from the page's brand block. */
function brandName(): string {
  const block: unknown = JSON.parse(document.getElementById('brand')?.textContent || '{}');
  const name = isRecord(block) ? block['name'] : undefined;
  return typeof name === 'string' ? name : sampleLender.name;
}

/** Ends sessions that were replaced while the lender was unreachable, and deletes data that was kept too long. Never rejects. */
export async function tidyKept(services: Settling['services']): Promise<void> {
  await endQueuedSessions(createClientOf(services));
  await dropOldData();
}

const doNothing = () => undefined;
const silent = { begin: doNothing, end: doNothing, fail: doNothing };

/** A client for a session that this device does not use. It keeps nothing and shows nothing. */
function createClientOf({ privacy, session }: Pick<ShellServices, 'privacy' | 'session'>) {
  return (sessionId: string): ApiClient => {
    const memory = safeStorage(() => {
      throw new Error('An offered session is not stored.');
    });
    const own = createSession({ storage: memory, address: () => '', language: activeLanguage });
    own.saveParameters(session.parameters());
    own.saveLogin({ sessionId });
    return createApiClient({
      ...configuration,
      session: own,
      notifier: silent,
      businessTime: createBusinessTime(Date.now),
      keys: createIdempotencyKeys(memory, () => crypto.randomUUID()),
      language: activeLanguage,
      failureMessage,
      gate: ({ consent }) => consent === undefined,
      observe: privacy.traffic.take,
      onExpired: doNothing,
    });
  };
}
