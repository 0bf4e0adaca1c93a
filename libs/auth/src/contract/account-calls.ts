/** The calls about an account, apart from those of the login: its screen does without their shapes. */
import { flag, get, noRequest, object, optional, postForm, text } from '@clearloan/api-client/declare';
import { deletionData, userInfoData, userMenuData } from './account';
import { phone, smsCode } from './proof';

/** Lists what the personal centre offers this borrower. */
export const userMenu = get('/v3/personal-center/user-menu', {
  request: noRequest,
  data: userMenuData,
  providesTags: ['account', 'loans', 'certification', 'cards', 'complaints'],
});

/** Shows who the lender takes the borrower for; with `full`, everything that is held. */
export const userInfo = get('/v3/personal-center/user-info', {
  request: object({ full: optional(flag) }),
  data: userInfoData,
  providesTags: ['account', 'loans', 'repayment', 'certification', 'cards', 'consents'],
});

/**
 * Changes the phone number that one logs in with: proven by a code to the new number (`newCode`) and one to the old
 * (`smsCode`). Ends every other session.
 */
export const changePhone = postForm('/v3/personal-center/phone-change', {
  request: object({ phone, newCode: smsCode, smsCode }),
  data: object({ phone: text(32) }),
  invalidatesTags: ['account'],
});

/** Deletes the account, or with `preview` says what would happen and changes nothing. */
export const deleteUser = postForm('/v3/personal-center/user-delete', {
  request: object({
    preview: optional(flag),
    smsCode: optional(smsCode),
    reason: optional(text(300)),
  }),
  data: deletionData,
});
