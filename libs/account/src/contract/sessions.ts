/** The endpoints of the devices on which a borrower is logged in. */
import {
  array,
  count,
  flag,
  flagOrNo,
  get,
  id,
  instant,
  noRequest,
  object,
  openEnum,
  optional,
  postForm,
  type InferOutput,
} from '@clearloan/api-client/declare';
import { smsCode } from '@clearloan/session/contract';

/** The browsers that are detected at login; a lender may know others. */
export const deviceBrowsers = [
  /** Chrome. */
  'chrome',
  /** Edge. */
  'edge',
  /** Firefox. */
  'firefox',
  /** Safari. */
  'safari',
  /** Samsung Internet. */
  'samsung',
  /** Any other, or unknown. */
  'other',
] as const;
export const deviceSystems = [
  /** Android. */
  'android',
  /** iOS or iPadOS. */
  'ios',
  /** Windows. */
  'windows',
  /** macOS. */
  'macos',
  /** Linux. */
  'linux',
  /** Any other, or unknown. */
  'other',
] as const;

const deviceSession = object({
  /** Identifies the session in this list; grants no access. */
  deviceId: id,
  /** The browser. */
  browser: openEnum(deviceBrowsers),
  /** The operating system. */
  system: openEnum(deviceSystems),
  /** When the session began. */
  startedAt: instant,
  /** The last call of the session. */
  seenAt: instant,
  /** A shared device: the session ends after ten minutes without a call. */
  isShared: flagOrNo,
  /** The session of this call. */
  isCurrent: flag,
  /** False for a device that is only known: strangers cannot use up its way to log in. Absent means true. */
  isLoggedIn: optional(flag),
});
export type DeviceSession = InferOutput<typeof deviceSession>;

/** Lists the borrower's sessions, the current one first, and the known devices that are logged out. */
export const sessionList = get('/v3/personal-center/session-list', {
  request: noRequest,
  data: object({
    /** The sessions, the current one first; then the known devices without one. */
    list: array(deviceSession),
  }),
  providesTags: ['account'],
});

/** Ends one other session and forgets its device, or all others without a `deviceId`; never the current one (1003). */
export const endSessions = postForm('/v3/personal-center/session-end', {
  request: object({
    /** The session to end; all others by default. */
    deviceId: optional(id),
    /** The code that was sent for `sessions`. */
    smsCode,
  }),
  data: object({
    /** How many sessions ended. */
    ended: count,
  }),
  invalidatesTags: ['account'],
});
