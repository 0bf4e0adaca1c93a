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
  request: object({ full: optional(flag) }),
  data: userInfoData,
  providesTags: ['account', 'loans', 'repayment', 'certification', 'cards', 'consents'],
});

/**
 * Changes the login phone number: confirmed by a code to the new number (`newCode`) and one to the old (`smsCode`).
 * Ends all other sessions.
 */
export const changePhone = postForm('/v3/personal-center/phone-change', {
  request: object({ phone, newCode: smsCode, smsCode }),
  data: object({ phone: text(32) }),
  invalidatesTags: ['account'],
});

/** Deletes the account; with `preview`, returns what would happen and changes nothing. */
export const deleteUser = postForm('/v3/personal-center/user-delete', {
  request: object({
    preview: optional(flag),
    smsCode: optional(smsCode),
    reason: optional(text(300)),
  }),
  data: deletionData,
});
