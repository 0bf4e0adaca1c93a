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
import { isRecord, LanguageProvider } from '@clearloan/app-runtime';
import { sampleLender } from '@clearloan/formatting';
import { configuration } from '../configuration';
import type { ShellServices } from '../runtime/shell-services';
import type { Bridge } from '../native-shell/bridge';
import { coverApp } from '../runtime/instead-of-app';
import { createClientOf } from './client-of';

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
  const { services, bridge, handed, spoken } = settling;
  const { session } = services;
  // Each call sends the language.
  await spoken;
  const clientOf = createClientOf(services);
  const inspect = () => inspectSession(sessionId, session, clientOf);
  const finding = inspect();
  const soon = await Promise.race([finding, pause(silentMs)]);
  // A native shell must not pass a session again that has ended.
  const noteEnd = () => {
    if (sessionId === handed) bridge?.sessionEnded();
  };
  const ignore = (found: Finding) => {
    dropOfferedSession();
    const hasEnded = found.decision === 'ignore' ? found.hasEnded : 'why' in found && found.why === 'ended';
    if (hasEnded) noteEnd();
  };
  if (soon?.decision === 'use') {
    await enterAccount(session, sessionId, soon.account);
    return onSwitched();
  }
  if (soon?.decision === 'ignore') return ignore(soon);
  await settling.onDemand.loadAuthCatalog();
  const { root, end } = coverApp();
  await new Promise<void>((goOn) => {
    root.render(
      <LanguageProvider>
        <OfferedSessionScreen
          brandName={brandName()}
          {...{ finding, inspect }}
          saveBook={configuration.off.includes('bookkeeping') ? undefined : saveBook}
          onIgnored={(found) => {
            if (found.decision === 'use')
              void enterAccount(session, sessionId, found.account).then(onSwitched).then(goOn);
            else {
              ignore(found);
              goOn();
            }
          }}
          onYes={(question, keeps) => switchAccount({ session, clientOf, sessionId, question, keeps })}
          onNo={async () => {
            await Promise.race([refuseSession(sessionId, clientOf), pause(refusalMs)]);
            noteEnd();
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
