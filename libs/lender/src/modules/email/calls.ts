import { emailAddress, removeEmail, saveEmail, sendEmailCode } from '@clearloan/auth/contract';
import { pathTo } from '@clearloan/routes';
import { msg } from '@lingui/core/macro';
import { eq } from 'drizzle-orm';
import { realNow } from '../../platform/context/clock';
import { defineHandler, type Call } from '../../platform/context/define-handler';
import type { Handler, WriteRequestContext } from '../../platform/context/request-context';
import { writableDb } from '../../platform/database/connection';
import { borrowers } from '../../platform/database/schema/borrowers';
import { thisLender } from '../../platform/lender/lender';
import { tellBorrower } from '../../platform/messages/tell-borrower';
import { consumeCodeOfNew } from '../account/change-phone';
import { codeSent, codeText, makeCode } from '../account/send-code';
import { codeRules } from '../codes/codes';
import { codeRecipient, emailOf, mailerOrRefusal, maskEmail, normalized } from './address';

/** After a day the app has shown the notice. */
const noticeLifeMs = 24 * 60 * 60_000;

/** The endpoints of the borrower's e-mail address. @param codesPerHour see `CodeSending` */
export const emailCalls = (codesPerHour: number | undefined): readonly Call[] => [
  defineHandler(emailAddress, answerEmailAddress),
  defineHandler(sendEmailCode, answerSendEmailCode(codesPerHour)),
  defineHandler(saveEmail, answerSaveEmail),
  defineHandler(removeEmail, answerRemoveEmail),
];

const answerEmailAddress: Handler<typeof emailAddress> = async ({ borrower }) => {
  mailerOrRefusal();
  const email = await emailOf(borrower.borrowerId);
  return { email: email && maskEmail(email) };
};

const answerSendEmailCode =
  (codesPerHour: number | undefined): Handler<typeof sendEmailCode> =>
  async ({ borrower, request, networks, t }) => {
    const mail = mailerOrRefusal();
    const { brandName } = thisLender();
    const to = normalized(request.email);
    const wanted = { borrower, networks, purpose: 'email', knownDevice: undefined } as const;
    await makeCode({ ...wanted, phone: codeRecipient(to) }, codesPerHour, (code) =>
      mail({
        to,
        subject: t(msg`Your ${brandName} code`),
        text: codeText(code, t),
        expiresAt: new Date(realNow().getTime() + codeRules.lifeMs),
      }),
    );
    return codeSent;
  };

const answerSaveEmail: Handler<typeof saveEmail> = async (context) => {
  const { borrower, request } = context;
  mailerOrRefusal();
  const email = normalized(request.email);
  const typed = { phone: codeRecipient(email), purpose: 'email', code: request.emailCode } as const;
  await consumeCodeOfNew(typed, borrower.borrowerId, 'emailCode');
  await replaceEmail(email, context);
  return { email: maskEmail(email) };
};

const answerRemoveEmail: Handler<typeof removeEmail> = async (context) => {
  await replaceEmail(undefined, context);
  return undefined;
};

/** Tells the borrower in the app and at the former address: a stranger with the unlocked phone cannot do it unnoticed. */
async function replaceEmail(
  email: string | undefined,
  { borrower: { borrowerId }, language, t }: WriteRequestContext<unknown>,
): Promise<void> {
  const { brandName, lenderPhone, outside } = thisLender();
  const before = await emailOf(borrowerId);
  if (before === email) return;
  await writableDb()
    .update(borrowers)
    .set({ email: email ?? null })
    .where(eq(borrowers.borrowerId, borrowerId));
  const shown = email && maskEmail(email);
  await tellBorrower({ borrowerId, language }, () => ({
    kind: 'security',
    path: pathTo('email'),
    title: shown === undefined ? msg`E-mail address removed` : msg`E-mail address saved`,
    text:
      shown === undefined
        ? msg`Your account has no e-mail address now. If you didn’t remove it, call ${lenderPhone}.`
        : msg`Your e-mail address is ${shown}. If you didn’t add it, call ${lenderPhone}.`,
  }));
  if (before === undefined) return;
  await outside.mailBorrower?.({
    to: before,
    subject: t(msg`Your e-mail address was removed`),
    text: t(
      msg`This address was removed from your ${brandName} account. We send nothing more to it. If you didn’t remove it, call ${lenderPhone}.`,
    ),
    expiresAt: new Date(realNow().getTime() + noticeLifeMs),
  });
}
