import type { contactInfo, FaqItem, helpPage, OpenHours, whatsapp } from '@clearloan/complaints/contract';
import type { RouteName } from '@clearloan/routes';
import { msg } from '@lingui/core/macro';
import type { PublicHandler } from '../../platform/context/request-context';
import { grievanceOfficer } from '../../platform/context/lender-facts';
import { thisLender } from '../../platform/lender/lender';
import type { Message } from '../../platform/context/product-names';

const email = 'help@clearloan.example';
const chat = '+62 811 5550 100';
const regulator = {
  name: 'Sample Financial Authority',
  url: 'https://regulator.example/complaints',
} as const;

const everyDay: readonly OpenHours[] = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '20:00' }];

/** When staff is available, as text. */
export const lenderHours = msg`Every day, 8:00–20:00`;

/** The lender's contacts, its complaints officer, and the regulator of this invented lender. */
export const showContact: PublicHandler<typeof contactInfo> = ({ t }) =>
  Promise.resolve({
    phone: thisLender().lenderPhone,
    email,
    whatsapp: chat,
    hours: t(lenderHours),
    timeZone: thisLender().market.timeZone,
    grievanceOfficer,
    regulator,
  });

/** The support channels with their hours, and frequently asked questions. */
export const showHelp: PublicHandler<typeof helpPage> = ({ t }) =>
  Promise.resolve({
    channels: [
      {
        key: 'phone',
        title: t(msg`Call us, free`),
        value: thisLender().lenderPhone,
        hint: t(msg`Now: about 3 minutes`),
        hours: [...everyDay],
      },
      {
        key: 'whatsapp',
        title: t(msg`WhatsApp`),
        value: chat,
        hint: t(msg`Replies in about 5 minutes`),
        hours: [...everyDay],
      },
      { key: 'email', title: t(msg`Email`), value: email, hint: t(msg`Replies within a day`), hours: [] },
    ],
    faq: questions.map(({ q, a, screens }): FaqItem => ({ q: t(q), a: t(a), screens: [...screens] })),
    timeZone: thisLender().market.timeZone,
  });

/** The number for a chat, and a prefilled message. */
export const showWhatsapp: PublicHandler<typeof whatsapp> = ({ t }) => {
  const { brandName } = thisLender();
  return Promise.resolve({ number: chat, text: t(msg`Hello, I have a question about ${brandName}.`) });
};

interface Question {
  readonly q: Message;
  readonly a: Message;
  /** The screens that show the question. */
  readonly screens: readonly RouteName[];
}

const questions: readonly Question[] = [
  {
    q: msg`I paid but it doesn’t show`,
    a: msg`Open your loan, tap Pay and send us your bank reference. We find most payments within 10 minutes. What counts is the day the bank books it, not the day we find it.`,
    screens: ['repayUrl', 'ynRepay', 'paymentDetail', 'loanDetailUrl', 'order'],
  },
  {
    q: msg`I can’t pay on time`,
    a: msg`Tell us before it’s due. Open your loan and tap “Need more time?”. You’ll see the cost before you agree. If a payment is late, tap “I can’t pay right now” and choose a plan you can keep. If nothing suits you, report a problem and we’ll find a way together.`,
    screens: ['repayUrl', 'repayDelayUrl', 'loanDetailUrl', 'main', 'order'],
  },
  {
    q: msg`I didn’t get the code`,
    a: msg`Wait one minute and check the number. Then request a new code, or a call that reads it out. We never ask you to share the code with anyone.`,
    screens: ['login', 'confirmNew', 'confirmUrl', 'confirmPeriod'],
  },
  {
    q: msg`How is my price calculated?`,
    a: msg`Interest, one fee, and tax on the fee. Some loans include charges such as insurance. You see every amount before you sign. Only paying late or getting more time adds to it.`,
    screens: ['productDetail', 'confirmNew', 'confirmUrl', 'confirmPeriod', 'loanAgreement'],
  },
  {
    q: msg`My photo was rejected`,
    a: msg`Lay your ID near a window so every letter is sharp and there’s no glare. The whole ID must be in the photo.`,
    screens: ['auth', 'IdCardType', 'faceDetection'],
  },
  {
    q: msg`My bank account was rejected`,
    a: msg`The account must be in your own name. Check each digit and the bank. We never ask for your card number.`,
    screens: ['bindBank', 'auth'],
  },
  {
    q: msg`Can I return the loan?`,
    a: msg`Yes, in the first days, before any payment. Open your loan and tap Return the loan. You pay back the loan plus interest for those days. The lender keeps the processing fee.`,
    screens: ['loanDetailUrl', 'confirmNew'],
  },
  {
    q: msg`Who can call me about my loan?`,
    a: msg`Only our own staff, between 8:00 and 20:00. If they can’t reach you, they may call the two contacts you gave us, but never about what you owe. Report any call that’s rude or made to anyone else.`,
    screens: ['loanDetailUrl', 'mine'],
  },
];
