/** The endpoints of the personal centre, of the phone number and of the deletion. */
import {
  array,
  count,
  date,
  flag,
  get,
  id,
  instant,
  manyOf,
  noRequest,
  object,
  optional,
  ownPath,
  postForm,
  text,
  type InferOutput,
} from '@clearloan/api-client/declare';
import { phone, smsCode } from '@clearloan/session/contract';

/** An entry of the personal centre; known keys have their own icon and group. */
const menuItem = object({
  /** The id of the entry. */
  key: id,
  /** What it says. */
  title: text(80),
  /** A second line. */
  subtitle: optional(text(120)),
  /** A short value at its end. */
  value: optional(text(80)),
  /** A picture at the lender’s own origin. */
  iconUrl: optional(ownPath),
  /** Where a tap leads. */
  linkUrl: optional(text(500)),
  /** The number of new items behind it. */
  redPoint: optional(count),
});
export type MenuItem = InferOutput<typeof menuItem>;

const userMenuData = object({
  /** The entries, in order. */
  list: array(menuItem),
});

/** Lists the menu of the personal centre for this borrower. */
export const userMenu = get('/v3/personal-center/user-menu', {
  request: noRequest,
  data: userMenuData,
  persist: true,
  providesTags: ['account', 'loans', 'certification', 'cards', 'complaints'],
});

/**
 * Changes the login phone number: confirmed by a code to the new number (`newCode`) and one to the old (`smsCode`).
 * Ends all other sessions.
 */
export const changePhone = postForm('/v3/personal-center/phone-change', {
  request: object({
    /** The new number. */
    phone,
    /** The code that was sent to it for `newPhone`. */
    newCode: smsCode,
    /** The code that was sent to the present number for `phone`. */
    smsCode,
  }),
  data: object({
    /** The new number, masked. */
    phone: text(32),
  }),
  invalidatesTags: ['account'],
});

/** What is retained after the account is deleted, with the legal reason and duration. */
const keptItem = object({
  /** What is kept. */
  what: text(200),
  /** Why: the law or the duty. */
  why: text(300),
  /** The last day on which it is kept; absent if that depends on an open matter. */
  until: optional(date),
});
export type KeptItem = InferOutput<typeof keptItem>;

/** `blockedBy` contains the lender's texts: an open loan, money in transit. */
const deletionData = object({
  /** Whether the account can be deleted now. */
  allowed: flag,
  /** What prevents it. */
  blockedBy: manyOf(text(300)),
  /** When everything else is erased. */
  eraseAt: optional(instant),
  /** What the law requires to keep. */
  kept: manyOf(keptItem),
});
export type Deletion = InferOutput<typeof deletionData>;

/** Deletes the account; with `preview`, returns what would happen and changes nothing. */
export const deleteUser = postForm('/v3/personal-center/user-delete', {
  request: object({
    /** Whether only to say what would happen. */
    preview: optional(flag),
    /** The code that was sent for `delete`; required without `preview`. */
    smsCode: optional(smsCode),
    /** Why the borrower leaves. */
    reason: optional(text(300)),
  }),
  data: deletionData,
});
