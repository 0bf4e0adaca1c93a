import { dropOfferedSession, offeredSession, type AuthOnDemand } from '@clearloan/auth';
import { isRecord, LanguageProvider } from '@clearloan/app-runtime';
import { sampleLender } from '@clearloan/formatting';
import type { ShellServices } from '../runtime/shell-services';
import { coverApp } from '../runtime/instead-of-app';
import { createClientOf } from './client-of';

export interface Settling {
  readonly services: Pick<ShellServices, 'privacy' | 'session'>;
  readonly loadOfferedSession: AuthOnDemand['loadOfferedSession'];
  /** Saves the book to a file; absent where there is no book. */
  readonly saveBook?: (() => Promise<void>) | undefined;
  /** Resolves when the language is active. */
  readonly spoken: Promise<void>;
  /** The borrower's login was replaced. */
  readonly onSwitched: () => void;
  /** The session has ended at the lender: a native shell must not pass it again. */
  readonly onEnded: (sessionId: string) => void;
}

/** A check that is faster than this shows nothing. */
const silentMs = 1000;
/** The lender may reply late to the end of a rejected session. */
const refusalMs = 3000;

/**
 * Settles a session that a link or a native shell brought: ignores it, uses it for the account that is here already, or asks.
 * Resolves when the app may go on.
 */
export async function settleOfferedSession(settling: Settling): Promise<void> {
  const sessionId = offeredSession();
  if (sessionId === null) return;
  const { services, onEnded, onSwitched, spoken } = settling;
  const { session } = services;
  await spoken;
  const clientOf = createClientOf(services);
  const { inspectSession, OfferedSessionScreen, enterAccount, refuseSession, switchAccount } =
    await settling.loadOfferedSession();
  const inspect = () => inspectSession(sessionId, session, clientOf);
  const finding = inspect();
  const soon = await Promise.race([finding, pause(silentMs)]);
  const ignore = (found: Awaited<typeof finding>) => {
    dropOfferedSession();
    const hasEnded = found.decision === 'ignore' ? found.hasEnded : 'why' in found && found.why === 'ended';
    if (hasEnded) onEnded(sessionId);
  };
  if (soon?.decision === 'use') {
    await enterAccount(session, sessionId, soon.account);
    return onSwitched();
  }
  if (soon?.decision === 'ignore') return ignore(soon);
  const { root, end } = coverApp();
  await new Promise<void>((goOn) => {
    root.render(
      <LanguageProvider>
        <OfferedSessionScreen
          brandName={brandName()}
          {...{ finding, inspect }}
          saveBook={settling.saveBook}
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
            onEnded(sessionId);
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

/** Ends sessions that were replaced while the lender was unreachable. Never rejects. */
export async function endReplacedSessions({
  services,
  loadOfferedSession,
}: Pick<Settling, 'services' | 'loadOfferedSession'>): Promise<void> {
  const { endQueuedSessions } = await loadOfferedSession();
  await endQueuedSessions(createClientOf(services));
}
