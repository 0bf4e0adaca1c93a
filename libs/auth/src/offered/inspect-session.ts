import { CallError, deviceStore, fingerprint, type ApiClient, type Session } from '@clearloan/api-client';
import { sessionForm } from '@clearloan/api-client/declare';
import { offlineStore } from '@clearloan/api-client/offline';
import { type UserInfo, userInfo } from '@clearloan/session/contract';
import { isLockSet, storedBorrowerHash, isDeviceShared, unsentOf } from '@clearloan/session';
import { ownEntries } from './stored-entries';

const accountEntry = 'clearloan.account';

/** An account at the lender, as far as a device needs it to recognise the account again. */
export interface Account {
  /** Masked, as the lender shows it. */
  readonly phone: string;
  /** The same for each session of an account and for no other account: a hash of the masked phone and its first instant. */
  readonly key: string;
}

export const accountOf = ({ phone, createdAt }: Pick<UserInfo, 'phone' | 'createdAt'>): Account => ({
  phone,
  key: fingerprint([phone, createdAt]),
});

/** The account of the local data. Null until the lender has shown it, and after a logout. */
export const notedAccount = (): string | null => deviceStore.get(accountEntry);

export const noteAccount = ({ key }: Account): void => {
  deviceStore.set(accountEntry, key);
};

/** Longer than a slow reply, shorter than a borrower's patience. */
const patienceMs = 10_000;

type SessionState =
  | { readonly is: 'alive'; readonly account: Account }
  | { readonly is: 'ended' | 'unreached' };

/** What is lost if another account takes over. */
export interface OnlyHere {
  /** Records and changes that the lender does not have. */
  readonly count: number;
  /** False on a shared device, and for data whose owner cannot be recognised later. */
  readonly mayKeep: boolean;
}

export interface Question {
  /** The account of the offered session. */
  readonly offered: Account;
  /** The account that is logged in, if the lender shows it. */
  readonly ownAccount: Account | undefined;
  /** The login that was stored when this was asked. */
  readonly ownSession: string | undefined;
  /** Whether the local data is another borrower's, logged in or not. */
  readonly replaces: boolean;
  /** Undefined if nothing is lost. */
  readonly onlyHere: OnlyHere | undefined;
}

export type Finding =
  | { readonly decision: 'tell'; readonly why: 'ended' | 'unreached' }
  | {
      readonly decision: 'ignore';
      /** The lender has ended the offered session. */ readonly hasEnded: boolean;
    }
  | { readonly decision: 'use'; readonly account: Account }
  | { readonly decision: 'ask'; readonly question: Question };

/**
 * Checks a session that a link or a native shell brought: its form here, its life at the lender. Changes nothing. Never rejects.
 * @param clientOf a client that uses only this session and stores nothing
 */
export async function inspectSession(
  sessionId: string,
  session: Session,
  clientOf: (sessionId: string) => ApiClient,
): Promise<Finding> {
  const ownSession = session.storedLogin()?.sessionId;
  if (sessionId === ownSession) return { decision: 'ignore', hasEnded: false };
  const offered: SessionState = sessionForm.test(sessionId)
    ? await see(clientOf(sessionId))
    : { is: 'ended' };
  const own =
    ownSession === undefined || offered.is !== 'alive' ? undefined : await see(clientOf(ownSession));
  const decision = decideOn({
    login: own ? standingOf(own) : ownSession === undefined ? undefined : { is: 'unreached' },
    dataOf: notedAccount(),
    offered: standingOf(offered),
  });
  return findingOf(decision, { offered, own, ownSession });
}

const standingOf = (session: SessionState) =>
  session.is === 'alive' ? { is: session.is, account: session.account.key } : { is: session.is };

async function see(client: ApiClient): Promise<SessionState> {
  const stop = new AbortController();
  const timer = setTimeout(() => {
    stop.abort();
  }, patienceMs);
  try {
    const info = await client.perform(userInfo, {}, { quiet: true, signal: stop.signal });
    return { is: 'alive', account: accountOf(info) };
  } catch (error) {
    return { is: error instanceof CallError && error.kind === 'Expired' ? 'ended' : 'unreached' };
  } finally {
    clearTimeout(timer);
  }
}

async function findingOf(
  decision: Decision,
  {
    offered,
    own,
    ownSession,
  }: { offered: SessionState; own: SessionState | undefined; ownSession: string | undefined },
): Promise<Finding> {
  if (offered.is !== 'alive')
    return decision === 'tell' ? { decision, why: offered.is } : { decision: 'ignore', hasEnded: true };
  const { account } = offered;
  if (decision === 'use') return { decision, account };
  if (decision !== 'ask') return { decision: 'ignore', hasEnded: false };
  const ownAccount = own?.is === 'alive' ? own.account : undefined;
  const replaces = ownSession !== undefined || storedBorrowerHash() !== null || notedAccount() !== null;
  const isKnown = ownAccount !== undefined || storedBorrowerHash() !== null || notedAccount() !== null;
  const onlyHere = replaces ? await findOnlyHere(isKnown && !isDeviceShared()) : undefined;
  return { decision: 'ask', question: { offered: account, ownAccount, ownSession, replaces, onlyHere } };
}

/** A visitor's data stays where it is, so it is not counted. */
async function findOnlyHere(mayKeep: boolean): Promise<OnlyHere | undefined> {
  const { count } = unsentOf(
    await offlineStore()
      .pending()
      .catch(() => []),
  );
  const hasMore = isLockSet() || ownEntries().some(([, , value]) => value !== '');
  return count > 0 || hasMore ? { count, mayKeep: mayKeep && deviceStore.persists } : undefined;
}

/** What the lender says about a session. `unreached`: nothing. */
export type Standing =
  | { readonly is: 'alive'; readonly account: string }
  | { readonly is: 'ended' }
  | { readonly is: 'unreached' };

interface Situation {
  /** The session of the stored login; undefined if nobody is logged in. */
  readonly login: Standing | undefined;
  /** The account of the local data, if it is known. */
  readonly dataOf: string | null;
  readonly offered: Standing;
}

/**
 * What happens with a session that nobody chose on this device:
 * - `ignore`: it is of the account that is logged in, or of none at all while nobody is
 * - `use`: it is of the account whose data is here and whose login has ended, so it replaces nothing
 * - `tell`: it cannot be used, and somebody expects something else
 * - `ask`: it is of another account, or of one that this device does not know
 */
type Decision = 'ignore' | 'use' | 'ask' | 'tell';

export function decideOn({ login, dataOf, offered }: Situation): Decision {
  if (offered.is === 'unreached') return 'tell';
  if (offered.is === 'ended') return login === undefined ? 'ignore' : 'tell';
  if (login?.is === 'alive') return login.account === offered.account ? 'ignore' : 'ask';
  if (dataOf !== offered.account) return 'ask';
  return login?.is === 'unreached' ? 'ignore' : 'use';
}
