import { deviceStore, type ApiClient, type Session } from '@clearloan/api-client';
import { closeOfflineStore } from '@clearloan/api-client/offline';
import {
  clearLocalData,
  dropSubscription,
  borrowerHashKey,
  isAnythingKept,
  storedBorrowerHash,
  isDeviceShared,
  saveDeviceShared,
} from '@clearloan/session';
import { noteAccount, notedAccount, type Account, type Question } from './inspect-session';
import { dropOfferedSession } from '../device/offered-session';
import type { Owner } from './kept-data';
import { endQueuedSessions, queueSessionEnd } from './sessions-to-end';

export interface SwitchTo {
  readonly session: Session;
  readonly clientOf: (sessionId: string) => ApiClient;
  /** The session that the borrower accepted. */
  readonly sessionId: string;
  readonly question: Question;
  /** Keep what exists on this device only, for its owner. */
  readonly keeps: boolean;
}

/**
 * `not-kept`: the device could not store the copy. `changed`: another tab has changed the login since the question. Both change
 * nothing. `ends-later`: done, but the lender has not ended the replaced session yet.
 */
export type SwitchOutcome = 'done' | 'ends-later' | 'not-kept' | 'changed';

/** The borrower agreed: replaces the login and the local data of the other account. */
export async function switchAccount(request: SwitchTo): Promise<SwitchOutcome> {
  const { session, sessionId, clientOf, keeps, question } = request;
  const { ownSession, ownAccount, offered, replaces } = question;
  if (session.storedLogin()?.sessionId !== ownSession) return 'changed';
  if (keeps && !(await isKept({ mark: storedBorrowerHash(), account: ownAccount?.key ?? notedAccount() })))
    return 'not-kept';
  if (session.storedLogin()?.sessionId !== ownSession) return 'changed';
  if (ownSession !== undefined) queueSessionEnd(ownSession);
  if (replaces) await clearForAnotherAccount();
  await enterAccount(session, sessionId, offered);
  return (await endQueuedSessions(clientOf)) ? 'done' : 'ends-later';
}

/** Logs in with a session whose account is known, and returns what was kept for it. */
export async function enterAccount(session: Session, sessionId: string, account: Account): Promise<void> {
  dropOfferedSession();
  // Equal to no hash of a number that is typed later.
  if (storedBorrowerHash() === null) deviceStore.set(borrowerHashKey, account.key);
  noteAccount(account);
  session.saveLogin({ sessionId });
  await returnKept({ mark: null, account: account.key });
}

const returnKept = async (owner: Owner): Promise<void> => {
  if (!isAnythingKept()) return;
  await loadKeptData()
    .then(async ({ returnData }) => returnData(owner))
    .catch(() => undefined);
};

/** Deletes data that was kept too long. Never rejects. */
export const dropOldData = (): Promise<void> => returnKept({ mark: null, account: null });

/** The borrower rejected it, or the lender has ended it: nothing changes here, and the session ends at the lender. */
export async function refuseSession(
  sessionId: string,
  clientOf: (sessionId: string) => ApiClient,
): Promise<void> {
  dropOfferedSession();
  queueSessionEnd(sessionId);
  await endQueuedSessions(clientOf);
}

/** A login loads it too, without the rest. */
const loadKeptData = () => import('./kept-data');

const isKept = (owner: Owner): Promise<boolean> =>
  loadKeptData()
    .then(async ({ keepData }) => keepData(owner))
    .then(
      () => true,
      () => false,
    );

async function clearForAnotherAccount(): Promise<void> {
  const isShared = isDeviceShared();
  await dropSubscription();
  await clearLocalData();
  closeOfflineStore();
  if (isShared) saveDeviceShared(true);
}
