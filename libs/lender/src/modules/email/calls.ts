import { codes } from '@clearloan/api-client/declare';
import {
  emailAddress,
  removeEmail,
  saveEmail,
  sendDocument,
  sendEmailCode,
} from '@clearloan/account/contract';
import { pathTo } from '@clearloan/routes';
import { msg } from '@lingui/core/macro';
import { eq } from 'drizzle-orm';
import { realNow } from '../../platform/context/clock';
import { defineHandler, type Call } from '../../platform/context/define-handler';
import type { Handler, WriteRequestContext } from '../../platform/context/request-context';
import { writableDb } from '../../platform/database/connection';
import { borrowers } from '../../platform/database/schema/borrowers';
import { thisLender } from '../../platform/lender/lender';
import { tellOfChange } from '../../platform/messages/tell-of-change';
import { consumeCodeOfNew } from '../account/change-phone';
import { codeSent, codeText, makeCode } from '../account/send-code';
import { codeRules } from '../codes/codes';
import { documents } from './documents';
import { pageOf } from './paper';
import type { LendingCore } from '../../platform/context/lending-core';
import { createRate } from '../../platform/http/rates';
import { refuse } from '../../platform/context/refusal';
import { codeRecipient, emailOf, mailerOrRefusal, maskEmail, normalized } from './address';

/** After a day the app has shown the notice. */
const noticeLifeMs = 24 * 60 * 60_000;
/** Who waits longer sends it again. */
const documentsPerHour = 20;
const documentLifeMs = 60 * 60_000;

/** The endpoints of the borrower's e-mail address. @param codesPerHour see `CodeSending` */
export const emailCalls = (core: LendingCore, codesPerHour: number | undefined): readonly Call[] => [
  defineHandler(emailAddress, answerEmailAddress),
  defineHandler(sendEmailCode, answerSendEmailCode(codesPerHour)),
  defineHandler(saveEmail, answerSaveEmail),
  defineHandler(removeEmail, answerRemoveEmail),
  defineHandler(sendDocument, answerSendDocument(core, codesPerHour !== undefined)),
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

const answerSendDocument = (core: LendingCore, isLimited: boolean): Handler<typeof sendDocument> => {
  const rate = isLimited ? createRate('document', documentsPerHour, 3600) : undefined;
  return async (context) => {
    const { borrower, request, t } = context;
    const mail = mailerOrRefusal();
    const to = await emailOf(borrower.borrowerId);
    if (to === undefined) throw refuse(codes.notAllowedNow, msg`Add an e-mail address first.`);
    const retryAfter = await rate?.take(borrower.borrowerId);
    if (retryAfter !== undefined)
      throw refuse(codes.tooMany, msg`You’ve sent many documents. Try again in an hour.`, { retryAfter });
    const { brandName } = thisLender();
    const paper = await documents[request.document](core, context);
    const { title } = paper;
    await mail({
      to,
      subject: `${title}, ${brandName}`,
      text: t(msg`You asked for this document in the ${brandName} app. Open the attached page in a browser.`),
      document: { name: `${paper.name}.html`, html: pageOf(paper, context) },
      orderId: request.orderId,
      expiresAt: new Date(realNow().getTime() + documentLifeMs),
    });
    return { email: maskEmail(to) };
  };
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
  await tellOfChange({ borrowerId, language }, 'email', {
    path: pathTo('email'),
    title: shown === undefined ? msg`E-mail address removed` : msg`E-mail address saved`,
    text:
      shown === undefined
        ? msg`Your account has no e-mail address now. If you didn’t remove it, call ${lenderPhone}.`
        : msg`Your e-mail address is ${shown}. If you didn’t add it, call ${lenderPhone}.`,
  });
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
