import { codes } from '@clearloan/api-client/declare';
import type { changePhone } from '@clearloan/account/contract';
import { maskPhone, phoneFromTyped } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { msg } from '@lingui/core/macro';
import { eq } from 'drizzle-orm';
import { thisLender } from '../../platform/lender/lender';
import { tellOfChange } from '../../platform/messages/tell-of-change';
import { refuse, Refused } from '../../platform/context/refusal';
import type { Handler } from '../../platform/context/request-context';
import { endOtherSessions } from '../../platform/context/sessions';
import { isUnique, writableDb } from '../../platform/database/connection';
import { borrowers } from '../../platform/database/schema/borrowers';
import { consumeCode, type TypedCode } from '../codes/codes';

/**
 * Changes the account's phone number after both numbers are verified. Only the owner of the new number learns whether it
 * already has an account. Other devices are logged out, because one of them may be lost.
 */
export const answerChangePhone: Handler<typeof changePhone> = async ({
  request,
  borrower,
  session,
  language,
}) => {
  const { brandName, lenderPhone, market } = thisLender();
  const { borrowerId } = borrower;
  const phone = phoneNumber(request.phone, 'phone');
  if (phone === borrower.phone)
    throw refuse(codes.notAllowedNow, msg`This is already your number.`, { field: 'phone' });
  await consumeCodeOfNew({ phone, purpose: 'newPhone', code: request.newCode }, borrowerId, 'newCode');
  await consumeCode({ phone: borrower.phone, purpose: 'phone', code: request.smsCode });
  // First: the text message goes to the old number.
  await tellOfChange({ borrowerId, language }, 'phone', {
    path: pathTo('setting'),
    title: msg`Phone number changed`,
    text: msg`Log in with your new number from now on. If you didn’t change it, call ${lenderPhone}.`,
    textMessage: msg`${brandName}: your account has a new phone number. If you didn’t change it, call ${lenderPhone}.`,
  });
  const isFree = await isUnique(() =>
    writableDb().update(borrowers).set({ phone }).where(eq(borrowers.borrowerId, borrowerId)),
  );
  if (!isFree)
    throw refuse(
      codes.notAllowedNow,
      msg`This number already has an account. Log in with it, or choose another number.`,
      { field: 'phone' },
    );
  await endOtherSessions(borrowerId, session);
  return { phone: maskPhone(phone, market) };
};

/**
 * The code of a new number or address: only one that this borrower requested, so that another one's guesses do not count.
 * @param field what a rejection is about
 */
export async function consumeCodeOfNew(
  typed: TypedCode,
  borrowerId: string,
  field: 'newCode' | 'emailCode',
): Promise<void> {
  try {
    await consumeCode(typed, [`borrower ${borrowerId}`]);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw refuse(error.code, error.sentence, { ...error.details, field });
  }
}

/** A phone number in E.164 form. Rejected if it is not a mobile number of the market. */
export function phoneNumber(typed: string, field: 'phone' | 'username'): string {
  const { market } = thisLender();
  const phone = phoneFromTyped(typed, market);
  if (phone === undefined)
    throw refuse(codes.badInput, msg`This isn’t a mobile number. Check it and try again.`, { field });
  return phone;
}
