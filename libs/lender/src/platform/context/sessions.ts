import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { borrowers } from '../database/schema/borrowers';
import { movedDaysColumn, realNow } from './clock';
import { db, prepared, transaction, unlessUnwritable, writableDb } from '../database/connection';
import { forgetAllDevices, forgetDevices } from './known-devices';
import { pushSubscriptions } from '../database/schema/push';
import { sessions } from '../database/schema/sessions';
import type { deviceBrowsers, deviceSystems } from '@clearloan/account/contract';

/** The borrower who sent the request. */
export interface Borrower {
  readonly borrowerId: string;
  /** `+628123450417` */
  readonly phone: string;
}

export interface LiveSession {
  readonly idHash: string;
  readonly startedAt: Date;
}

export interface LoggedIn {
  readonly borrower: Borrower;
  readonly session: LiveSession;
  /** How many whole days business time is ahead. Read together with the session, because each request needs both. */
  readonly movedDays: number;
}

const idleMs = { own: 60 * 60_000, shared: 10 * 60_000 };
const absoluteMs = 12 * 60 * 60_000;
/** The last-seen time is written at most this often, to avoid a write per read. */
const seenStepMs = 30_000;

const hashOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('base64url');

/**
 * Starts a session and returns its id: 192 random bits. The id is returned once and not stored; only its hash is.
 * @param isShared whether others use the device @param device the device family from the browser, and its id if it is a known one
 */
export async function startSession(
  borrowerId: string,
  isShared = false,
  device: Device & { readonly knownDeviceId?: string | undefined } = deviceOf(),
): Promise<string> {
  const sessionId = randomBytes(24).toString('base64url');
  const at = realNow();
  await writableDb()
    .insert(sessions)
    .values({ idHash: hashOf(sessionId), borrowerId, startedAt: at, seenAt: at, isShared, ...device });
  return sessionId;
}

const isInUse = or(
  gt(sessions.seenAt, sql.placeholder('sharedSince')),
  and(eq(sessions.isShared, false), gt(sessions.seenAt, sql.placeholder('ownSince'))),
);

const sessionRow = prepared((queries) =>
  queries
    .select({
      borrowerId: borrowers.borrowerId,
      phone: borrowers.phone,
      idHash: sessions.idHash,
      startedAt: sessions.startedAt,
      seenAt: sessions.seenAt,
      movedDays: movedDaysColumn(),
    })
    .from(sessions)
    .innerJoin(borrowers, eq(borrowers.borrowerId, sessions.borrowerId))
    .where(
      and(
        eq(sessions.idHash, sql.placeholder('idHash')),
        isInUse,
        gt(sessions.startedAt, sql.placeholder('startedSince')),
        eq(borrowers.isErased, false),
      ),
    )
    .prepare('live_session'),
);

/**
 * Finds a live session. Undefined if it is unknown, idle too long (an hour, ten minutes on a shared device) or older than
 * twelve hours.
 */
export async function findSession(sessionId: string): Promise<LoggedIn | undefined> {
  const at = realNow();
  const [row] = await sessionRow().execute({
    idHash: hashOf(sessionId),
    sharedSince: before(at, idleMs.shared),
    ownSince: before(at, idleMs.own),
    startedSince: before(at, absoluteMs),
  });
  if (row === undefined) return undefined;
  const { borrowerId, phone, idHash, startedAt, movedDays } = row;
  if (phone === null) return undefined;
  if (row.seenAt < before(at, seenStepMs)) {
    await unlessUnwritable(() =>
      transaction(() => writableDb().update(sessions).set({ seenAt: at }).where(eq(sessions.idHash, idHash))),
    );
  }
  return { borrower: { borrowerId, phone }, session: { idHash, startedAt }, movedDays };
}

/** Ends one session (logout). Its browser gets no more push messages. */
export async function endSession({ idHash }: LiveSession): Promise<void> {
  await writableDb().delete(sessions).where(eq(sessions.idHash, idHash));
  await writableDb().delete(pushSubscriptions).where(eq(pushSubscriptions.sessionHash, idHash));
}

/** Whether a session is on a shared device. */
export async function isSharedSession({ idHash }: LiveSession): Promise<boolean> {
  const [row] = await db().select().from(sessions).where(eq(sessions.idHash, idHash));
  return row?.isShared === true;
}

/** All live sessions of a borrower, most recently used first. */
export async function liveSessionsOf(borrowerId: string) {
  const at = realNow();
  const { idHash, deviceId, browser, system, startedAt, seenAt, isShared, knownDeviceId } = sessions;
  return db()
    .select({ idHash, deviceId, browser, system, startedAt, seenAt, isShared, knownDeviceId })
    .from(sessions)
    .where(
      and(
        eq(sessions.borrowerId, borrowerId),
        gt(startedAt, before(at, absoluteMs)),
        or(
          gt(seenAt, before(at, idleMs.shared)),
          and(eq(isShared, false), gt(seenAt, before(at, idleMs.own))),
        ),
      ),
    )
    .orderBy(desc(seenAt));
}

/**
 * Ends the given session of a borrower, or all but the current one, and forgets their devices. Browsers of these sessions, and of
 * sessions that expired before, get no more push messages. @returns how many ended
 */
export async function endOtherSessions(
  borrowerId: string,
  { idHash }: LiveSession,
  named?: Pick<LiveSession, 'idHash'>,
): Promise<number> {
  const [current] = await db().select().from(sessions).where(eq(sessions.idHash, idHash));
  const ownDevice = current?.knownDeviceId ?? undefined;
  const which = named === undefined ? ne(sessions.idHash, idHash) : eq(sessions.idHash, named.idHash);
  const ended = await writableDb()
    .delete(sessions)
    .where(and(eq(sessions.borrowerId, borrowerId), which))
    .returning({ idHash: sessions.idHash, knownDeviceId: sessions.knownDeviceId });
  if (named === undefined) await forgetAllDevices(borrowerId, ownDevice);
  else
    await forgetDevices(
      borrowerId,
      ended.flatMap(({ knownDeviceId }) => (knownDeviceId === ownDevice ? [] : (knownDeviceId ?? []))),
    );
  const live = writableDb().select({ idHash: sessions.idHash }).from(sessions);
  await writableDb()
    .delete(pushSubscriptions)
    .where(
      and(eq(pushSubscriptions.borrowerId, borrowerId), notInArray(pushSubscriptions.sessionHash, live)),
    );
  return ended.length;
}

/**
 * Ends all sessions of a borrower and forgets the known devices: after a new password or an account deletion. No browser gets push
 * messages any more. @param keptDeviceId the known device that set the password
 */
export async function endAllSessions(borrowerId: string, keptDeviceId?: string): Promise<void> {
  await writableDb().delete(sessions).where(eq(sessions.borrowerId, borrowerId));
  await forgetAllDevices(borrowerId, keptDeviceId);
  await writableDb().delete(pushSubscriptions).where(eq(pushSubscriptions.borrowerId, borrowerId));
}

export function removeEndedSessions() {
  const at = realNow();
  return writableDb()
    .delete(sessions)
    .where(or(lt(sessions.seenAt, before(at, idleMs.own)), lt(sessions.startedAt, before(at, absoluteMs))));
}

const before = (at: Date, ms: number) => new Date(at.getTime() - ms);

/** The kind of device on which a session was started. Families only: version and model would identify borrowers. */
export interface Device {
  readonly browser: (typeof deviceBrowsers)[number];
  readonly system: (typeof deviceSystems)[number];
}

/** The first match wins, because most browsers name others as well. */
const browsers: readonly (readonly [RegExp, Device['browser']])[] = [
  [/\bSamsungBrowser\//, 'samsung'],
  [/\bEdg(A|iOS)?\//, 'edge'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'chrome'],
];

const systems: readonly (readonly [RegExp, Device['system']])[] = [
  [/\bAndroid\b/, 'android'],
  [/\b(iPhone|iPad|iPod)\b/, 'ios'],
  [/\bWindows\b/, 'windows'],
  [/\bMac OS X\b/, 'macos'],
  [/\b(Linux|X11|CrOS)\b/, 'linux'],
];

/** Safari alone names a version besides the engine's. */
const isSafari = (agent: string) => /\bVersion\/\d/.test(agent) && /\bSafari\//.test(agent);

/** Browsers send at most some 200 characters. */
const longestAgent = 512;

/** Parses a `User-Agent` header. Unknown values become `other`; the header itself is never stored. */
export function deviceOf(userAgent = ''): Device {
  const agent = userAgent.slice(0, longestAgent);
  return {
    browser: browsers.find(([form]) => form.test(agent))?.[1] ?? (isSafari(agent) ? 'safari' : 'other'),
    system: systems.find(([form]) => form.test(agent))?.[1] ?? 'other',
  };
}
