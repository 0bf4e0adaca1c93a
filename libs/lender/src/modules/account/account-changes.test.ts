import { changePhone, removeEmail, saveEmail, sendEmailCode } from '@clearloan/account/contract';
import { passwordLogin, resetPassword } from '@clearloan/auth/contract';
import { activity } from '@clearloan/loans/contract';
import { messageList } from '@clearloan/reminders/contract';
import { removePasskey } from '@clearloan/session/contract';
import { codeFor, logInBySms } from '../../testing/borrower-for-test';
import { mailsTo } from '../../testing/mails';
import { deviceOf } from '../../testing/passkey-owner';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { codeIn, messagesTo } from '../../testing/text-messages';

let lender: TestLender;
let lastPhone = 81_239_000_000;
beforeAll(async () => {
  lender = await startTestLender();
});
afterAll(() => lender.stop());

const password = 'a green kite 42';
const newPhone = () => `+62${String((lastPhone += 1))}`;
interface Who {
  readonly phone: string;
  readonly sessionId: string;
}

const addPasskey = async (who: Who) => (await deviceOf(lender, who)).passkeyId;
async function addEmail(who: Who): Promise<void> {
  const email = `mira.${who.phone.slice(1)}@example.com`;
  (await lender.call(sendEmailCode, { email }, who)).value();
  const emailCode = codeIn((await mailsTo(email))[0]?.text ?? '');
  (await lender.call(saveEmail, { email, emailCode }, who)).value();
}

/** Each way to change how an account is reached or entered, and the words of the message. */
const changes: readonly (readonly [kind: string, title: string, change: (who: Who) => Promise<unknown>])[] = [
  ['passkeyAdded', 'Passkey added', addPasskey],
  [
    'passkeyRemoved',
    'Passkey removed',
    async (who) => lender.call(removePasskey, { passkeyId: await addPasskey(who) }, who),
  ],
  ['email', 'E-mail address saved', addEmail],
  [
    'email',
    'E-mail address removed',
    async (who) => {
      await addEmail(who);
      return lender.call(removeEmail, {}, who);
    },
  ],
  [
    'phone',
    'Phone number changed',
    async (who) => {
      const phone = newPhone();
      const newCode = await codeFor(lender, phone, 'newPhone', who);
      const smsCode = await codeFor(lender, who.phone, 'phone', who);
      return lender.call(changePhone, { phone, newCode, smsCode }, who);
    },
  ],
  [
    'password',
    'Password changed',
    async ({ phone }) => {
      const smsCode = await codeFor(lender, phone, 'reset');
      return lender.call(resetPassword, { phone, smsCode, password });
    },
  ],
];

it.each(changes)(
  'a borrower finds %s in the activity and in the messages: %s [promise: change-told]',
  async (kind, title, change) => {
    const phone = newPhone();
    const { sessionId } = await logInBySms(lender, phone);
    await change({ phone, sessionId });
    // A new password ended the session.
    const who =
      kind === 'password'
        ? (await lender.call(passwordLogin, { username: phone, password })).value()
        : { sessionId };
    const { list } = (await lender.call(activity, { group: 'account' }, who)).value();
    expect(list[0]?.kind).toBe(kind);
    const [told] = (await lender.call(messageList, {}, who)).value().list;
    expect(told).toMatchObject({ kind: 'security', title });
    expect(told?.text).toContain('If you didn’t');
  },
);

it('a changed phone number is told to the old number [promise: phone-told]', async () => {
  const phone = newPhone();
  const { sessionId } = await logInBySms(lender, phone);
  await changes.find(([kind]) => kind === 'phone')?.[2]({ phone, sessionId });
  expect((await messagesTo(phone))[0]?.text).toMatch(/^Clearloan: your account has a new phone number\./);
});
