/** The endpoints of an account, separate from those of the login, whose screen does not need their schemas. */
import { flag, get, noRequest, object, optional, postForm, text } from '@clearloan/api-client/declare';
import { deletionData, userInfoData, userMenuData } from './account';
import { phone, smsCode } from './proof';

/** Lists the menu of the personal centre for this borrower. */
export const userMenu = get('/v3/personal-center/user-menu', {
  request: noRequest,
  data: userMenuData,
  persist: true,
  providesTags: ['account', 'loans', 'certification', 'cards', 'complaints'],
});

/** Shows the borrower's identity at the lender; with `full`, all stored data. */
export const userInfo = get('/v3/personal-center/user-info', {
  request: object({
    /** Whether to return a copy of all stored data as well. */
    full: optional(flag),
  }),
  data: userInfoData,
  providesTags: ['account', 'loans', 'repayment', 'certification', 'cards', 'consents'],
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
