import type { contactInfo, FaqItem, helpPage, OpenHours, whatsapp } from '@clearloan/complaints/contract';
import type { Language } from '@clearloan/api-client/declare';
import type { RouteName } from '@clearloan/routes';
import { msg } from '@lingui/core/macro';
import type { PublicHandler } from '../../platform/context/request-context';
import { grievanceOfficer } from '../../platform/context/lender-facts';
import { thisLender } from '../../platform/lender/lender';
import type { OptionalPartName } from '../../platform/lender/optional-parts';
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
export const showHelp: PublicHandler<typeof helpPage> = ({ t, language }) =>
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
    faq: questions.map(({ q, a, screens }): FaqItem => ({
      q: t(q),
      a: a
        .filter(isOffered)
        .map(({ text }) => t(text))
        .join(betweenSentences(language)),
      screens: [...screens],
    })),
    timeZone: thisLender().market.timeZone,
  });

/** The number for a chat, and a prefilled message. */
export const showWhatsapp: PublicHandler<typeof whatsapp> = ({ t }) => {
  const { brandName } = thisLender();
  return Promise.resolve({ number: chat, text: t(msg`Hello, I have a question about ${brandName}.`) });
};

/** A part of an answer. One that names a part of the app is for the lenders that offer it, or for the others. */
interface Sentences {
  readonly text: Message;
  readonly ifOffered?: OptionalPartName;
  readonly ifLeftOut?: OptionalPartName;
}

const isOffered = ({ ifOffered, ifLeftOut }: Sentences): boolean => {
  const { leftOut } = thisLender();
  return !(ifOffered && leftOut.has(ifOffered)) && (ifLeftOut === undefined || leftOut.has(ifLeftOut));
};

/** Chinese has no space after a full stop. */
const betweenSentences = (language: Language): string => (language === 'zh' ? '' : ' ');

interface Question {
  readonly q: Message;
  readonly a: readonly Sentences[];
  /** The screens that show the question. */
  readonly screens: readonly RouteName[];
}

const questions: readonly Question[] = [
  {
    q: msg`I paid but it doesn’t show`,
    a: [
      { text: msg`Open your loan, tap Pay and send us your bank reference.`, ifOffered: 'references' },
      {
        text: msg`We find most payments within 10 minutes. What counts is the day the bank books it, not the day we find it.`,
      },
    ],
    screens: ['repayUrl', 'ynRepay', 'paymentDetail', 'loanDetailUrl', 'order'],
  },
  {
    q: msg`I can’t pay on time`,
    a: [
      { text: msg`Tell us before it’s due.` },
      {
        text: msg`Open your loan and tap “Need more time?”. You’ll see the cost before you agree. If a payment is late, tap “I can’t pay right now” and choose a plan you can keep.`,
        ifOffered: 'delay',
      },
      {
        text: msg`If nothing suits you, report a problem and we’ll find a way together.`,
        ifOffered: 'reports',
      },
    ],
    screens: ['repayUrl', 'repayDelayUrl', 'loanDetailUrl', 'main', 'order'],
  },
  {
    q: msg`I didn’t get the code`,
    a: [
      {
        text: msg`Wait one minute and check the number. Then request a new code, or a call that reads it out. We never ask you to share the code with anyone.`,
      },
    ],
    screens: ['login', 'confirmNew', 'confirmUrl', 'confirmPeriod'],
  },
  {
    q: msg`How is my price calculated?`,
    a: [
      {
        text: msg`Interest, one fee, and tax on the fee. Some loans include charges such as insurance. You see every amount before you sign.`,
      },
      { text: msg`Only paying late or getting more time adds to it.`, ifOffered: 'delay' },
      { text: msg`Only paying late adds to it.`, ifLeftOut: 'delay' },
    ],
    screens: ['productDetail', 'confirmNew', 'confirmUrl', 'confirmPeriod', 'loanAgreement'],
  },
  {
    q: msg`My photo was rejected`,
    a: [
      {
        text: msg`Lay your ID near a window so every letter is sharp and there’s no glare. The whole ID must be in the photo.`,
      },
    ],
    screens: ['auth', 'IdCardType', 'faceDetection'],
  },
  {
    q: msg`My bank account was rejected`,
    a: [
      {
        text: msg`The account must be in your own name. Check each digit and the bank. We never ask for your card number.`,
      },
    ],
    screens: ['bindBank', 'auth'],
  },
  {
    q: msg`Can I return the loan?`,
    a: [
      {
        text: msg`Yes, in the first days, before any payment. Open your loan and tap Return the loan. You pay back the loan plus interest for those days. The lender keeps the processing fee.`,
      },
    ],
    screens: ['loanDetailUrl', 'confirmNew'],
  },
  {
    q: msg`Who can call me about my loan?`,
    a: [
      {
        text: msg`Only our own staff, between 8:00 and 20:00. If they can’t reach you, they may call the two contacts you gave us, but never about what you owe.`,
      },
      { text: msg`Report any call that’s rude or made to anyone else.`, ifOffered: 'reports' },
    ],
    screens: ['loanDetailUrl', 'mine'],
  },
];
