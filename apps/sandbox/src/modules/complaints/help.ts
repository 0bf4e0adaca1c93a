import type { contactInfo, FaqItem, helpPage, OpenHours, whatsapp } from '@clearloan/complaints/contract';
import type { RouteName } from '@clearloan/routes';
import { msg } from '@lingui/core/macro';
import type { PublicHandler } from '../../context/request-context';
import { grievanceOfficer } from '../../context/lender-facts';
import { brandName, lenderPhone, market } from '../../context/market';
import type { Message } from '../../context/messages';

const email = 'help@clearloan.example';
const chat = '+62 811 5550 100';
const regulator = {
  name: 'Sample Financial Authority',
  url: 'https://regulator.example/complaints',
} as const;

const everyDay: readonly OpenHours[] = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '20:00' }];

/** When a person answers, in words. */
export const lenderHours = msg`Every day, 8:00–20:00`;

/** How to reach a person, who answers for complaints, and who watches over this invented lender. */
export const showContact: PublicHandler<typeof contactInfo> = ({ t }) =>
  Promise.resolve({
    phone: lenderPhone,
    email,
    whatsapp: chat,
    hours: t(lenderHours),
    timeZone: market.timeZone,
    grievanceOfficer,
    regulator,
  });

/** The ways to get help with their hours, and what is asked often. */
export const showHelp: PublicHandler<typeof helpPage> = ({ t }) =>
  Promise.resolve({
    channels: [
      {
        key: 'phone',
        title: t(msg`Call, free`),
        value: lenderPhone,
        hint: t(msg`Now: about 3 minutes`),
        hours: [...everyDay],
      },
      {
        key: 'whatsapp',
        title: t(msg`WhatsApp`),
        value: chat,
        hint: t(msg`Answers in about 5 minutes`),
        hours: [...everyDay],
      },
      { key: 'email', title: t(msg`Email`), value: email, hint: t(msg`Answers within a day`), hours: [] },
    ],
    faq: questions.map(({ q, a, screens }): FaqItem => ({ q: t(q), a: t(a), screens: [...screens] })),
    timeZone: market.timeZone,
  });

/** The number for a chat, and words to begin with. */
export const showWhatsapp: PublicHandler<typeof whatsapp> = ({ t }) =>
  Promise.resolve({ number: chat, text: t(msg`Hello, I have a question about ${brandName}.`) });

interface Question {
  readonly q: Message;
  readonly a: Message;
  /** Where it is asked. */
  readonly screens: readonly RouteName[];
}

const questions: readonly Question[] = [
  {
    q: msg`I paid but it does not show`,
    a: msg`Open your loan, tap Pay and send us the reference of your bank. Most payments are found within 10 minutes. The day you paid counts, not the day we found it.`,
    screens: ['repayUrl', 'ynRepay', 'paymentDetail', 'loanDetailUrl', 'order'],
  },
  {
    q: msg`I cannot pay on time`,
    a: msg`Tell us before the day: open your loan and look for more time. You see what it costs before you say yes. If it does not fit, report a problem and we look for a way together.`,
    screens: ['repayUrl', 'repayDelayUrl', 'loanDetailUrl', 'main', 'order'],
  },
  {
    q: msg`I did not get the code`,
    a: msg`Wait one minute, check the number, then ask for a new code or for a call that says it. We never ask you to tell the code to a person.`,
    screens: ['login', 'confirmNew', 'confirmUrl', 'confirmPeriod'],
  },
  {
    q: msg`How is my price made?`,
    a: msg`Interest for the time you have the money, one fee, and tax on the fee. You see all of it in money before you sign. Only paying late adds to it.`,
    screens: ['productDetail', 'confirmNew', 'confirmUrl', 'confirmPeriod', 'loanAgreement'],
  },
  {
    q: msg`My picture is not taken`,
    a: msg`Lay the paper down near a window, so that every letter is sharp and nothing shines. The whole paper must be in the picture.`,
    screens: ['auth', 'IdCardType', 'faceDetection'],
  },
  {
    q: msg`My bank account is not taken`,
    a: msg`The account must be in your own name. Check each digit and the bank. We never ask for the number of a payment card.`,
    screens: ['bindBank', 'auth'],
  },
  {
    q: msg`Can I give the loan back?`,
    a: msg`Yes, in the first days: open your loan and look for Give it back. You pay back what you got and the interest of those days.`,
    screens: ['loanDetailUrl', 'confirmNew'],
  },
  {
    q: msg`Who may call me about my loan?`,
    a: msg`Only our own staff, between 8:00 and 20:00, and nobody but you. Report every call that is rude, or that goes to another person.`,
    screens: ['loanDetailUrl', 'mine'],
  },
];
