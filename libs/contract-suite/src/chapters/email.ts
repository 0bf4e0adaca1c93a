import { codes, unlessSame } from '@clearloan/api-client/declare';
import {
  emailAddress,
  removeEmail,
  saveEmail,
  sendDocument,
  sendEmailCode,
} from '@clearloan/account/contract';
import type { Suite } from '../harness/suite';

const email = 'mira@example.com';

/**
 * A borrower without an e-mail address gets a code. The suite reads no mailbox: the right code is for the lender's own tests, and the suite
 * checks that no other one passes for it.
 */
export async function emailOfBorrower(suite: Suite): Promise<void> {
  const { check, ask, hold } = suite;
  if (!suite.offers(saveEmail)) return;
  const own = await check(emailAddress, {});
  hold(emailAddress, 'has none of a new borrower', unlessSame('data.email', undefined, own?.email));
  await check(sendEmailCode, { email });
  await check(saveEmail, { email, emailCode: '000000' }, { mayRefuse: codes.wrongCode });
  await check(
    sendDocument,
    { document: 'statement', orderId: '00000000-0000-4000-8000-000000000000' },
    { mayRefuse: codes.notAllowedNow },
  );
  await check(removeEmail, {});
  const after = await ask(emailAddress, {});
  hold(saveEmail, 'saves only a proven address', unlessSame('data.email', undefined, after?.email));
}
