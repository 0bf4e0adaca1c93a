import { codes } from '@clearloan/api-client/declare';
import { phoneFromTyped } from '@clearloan/formatting';
import { msg } from '@lingui/core/macro';
import { refuse } from '../../context/refusal';
import { market } from '../../context/market';

/** A phone number in its one spelling; refused when the market has no such mobile number. */
export function phoneNumber(typed: string, field: 'phone' | 'username'): string {
  const phone = phoneFromTyped(typed, market);
  if (phone === undefined)
    throw refuse(codes.badInput, msg`This isn’t a mobile number. Check it and try again.`, { field });
  return phone;
}
