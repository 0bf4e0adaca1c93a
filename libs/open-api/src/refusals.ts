import { codes, type RefusalName } from '@clearloan/api-client/declare';

/** What a refusal says, and an example of it. */
interface RefusalDoc {
  /** When a lender refuses with this code. */
  readonly meaning: string;
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>> | null;
}

/** Every refusal, ordered by code. */
export const refusalDocs: Readonly<Record<RefusalName, RefusalDoc>> = {
  sessionExpired: {
    meaning: 'There is no live session. The app logs the borrower out and asks for a new login.',
    message: 'Please log in again.',
    data: null,
  },
  badInput: {
    meaning: 'A field is missing, has another form or does not fit the others; `field` names it.',
    message: 'Please check this entry.',
    data: { field: 'amount' },
  },
  notFound: {
    meaning: 'There is no such thing, or it is another borrower’s: both get the same reply.',
    message: 'We could not find this loan.',
    data: null,
  },
  notAllowedNow: {
    meaning: 'It exists, but its state forbids the call: the sentence says why.',
    message: 'This is not possible now.',
    data: null,
  },
  processing: {
    meaning: 'An earlier call of this borrower is not finished. The app asks again, with the same key.',
    message: 'We are still working on it. Please wait a moment.',
    data: { processing: true },
  },
  keyReused: {
    meaning: 'The idempotency key belongs to another request.',
    message: 'This was sent before with other content.',
    data: null,
  },
  tooMany: {
    meaning: 'A limit of the lender is reached; `retryAfter` says for how many seconds.',
    message: 'Too many tries. Please wait a little.',
    data: { retryAfter: 60 },
  },
  consentMissing: {
    meaning: 'The data needs a consent that the borrower has not given, or has withdrawn.',
    message: 'This needs your consent.',
    data: null,
  },
  wrongCode: {
    meaning: 'The code is wrong and costs a try; `triesLeft` says how many are left.',
    message: 'This code is not right.',
    data: { field: 'smsCode', triesLeft: 4 },
  },
  codeExpired: {
    meaning: 'The code is too old, was used, or a newer one was sent.',
    message: 'This code no longer works. Please ask for a new one.',
    data: { field: 'smsCode' },
  },
  codeLocked: {
    meaning: 'No tries are left for this code: a new one is needed.',
    message: 'Too many wrong tries. Please ask for a new code.',
    data: { field: 'smsCode', triesLeft: 0 },
  },
  wrongLogin: {
    meaning: 'The number or the password is wrong; the reply does not say which.',
    message: 'The phone number or the password is not right.',
    data: { field: 'password' },
  },
  termsChanged: {
    meaning: 'The terms that the borrower agreed to have changed. The app loads the new ones and asks again.',
    message: 'The terms have changed. Please read them again.',
    data: null,
  },
  offerEnded: {
    meaning: 'The offer has ended and cannot be signed.',
    message: 'This offer has ended.',
    data: null,
  },
  refused: {
    meaning: 'The lender does not lend to this borrower now; `until` says from when to apply again.',
    message: 'We cannot lend to you now.',
    data: { until: '2026-12-25T00:00:00.000Z' },
  },
  referenceUsed: {
    meaning: 'The bank reference belongs to another payment.',
    message: 'This reference was used before.',
    data: { field: 'utr' },
  },
  amountOutOfRange: {
    meaning: 'The amount or the tenure is outside what is offered or owed.',
    message: 'Please choose another amount.',
    data: { field: 'amount' },
  },
  fileRefused: {
    meaning: 'The file is no picture, is too large or cannot be read.',
    message: 'Please choose a picture.',
    data: { field: 'file' },
  },
};

const isRefusal = (name: string): name is RefusalName => name in codes && name !== 'success';

/** The names of all refusals, in the order of the codes. */
export const refusalNames = Object.keys(codes).filter(isRefusal);
