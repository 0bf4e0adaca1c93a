import { randomUUID } from 'node:crypto';
import type { DataOf, Endpoint, Purpose, RequestOf } from '@clearloan/api-client/declare';
import { saveAccount, saveBudget, saveRecord, uploadRecordImage } from '@clearloan/bookkeeping/contract';
import { addSavedLoan } from '@clearloan/calculator/contract';
import { cardSetting, uploadImage } from '@clearloan/certification/contract';
import { saveProblem, uploadProblemImage } from '@clearloan/complaints/contract';
import { applyForProduct } from '@clearloan/application/contract';
import { saveEvents } from '@clearloan/privacy/contract';
import { messageList, saveReminder } from '@clearloan/reminders/contract';
import { createAutopay, generatePayCode, showAutopay } from '@clearloan/repayment/contract';
import sharp from 'sharp';
import { liveSessionsOf, startSession } from '../../platform/context/sessions';
import { transaction } from '../../platform/database/connection';
import {
  certifiedBorrower,
  newPhone,
  type TestBorrower,
} from '../../core/lending/testing/certified-borrower';
import { walkWith } from '../../core/lending/testing/walk';
import { storeCode } from '../../modules/codes/codes';
import { deviceOf } from '../../testing/passkey-owner';
import type { TestLender } from '../../testing/test-lender';

/** Unique words that occur only in this owner's data. */
interface Marks {
  readonly name: string;
  readonly idNumber: string;
  readonly accountNumber: string;
  readonly secondAccount: string;
  readonly address: string;
  readonly note: string;
}

/** A borrower who has one of everything that a request can refer to. */
export interface Owner extends TestBorrower {
  /** The owner's ids by the field name that refers to them. */
  readonly own: Readonly<Record<string, string>>;
  /** Orders in the states that some endpoints require. */
  readonly orders: { readonly running: string; readonly approved: string; readonly draft: string };
  readonly marks: Marks;
  /** The consent for device data; `own.consentId` is the one for locations. */
  readonly deviceConsent: string;
  readonly file: Blob;
}

/** A loan as typed into the calculator. */
export const typedLoan = {
  ...({ principal: 1_000_00, interest_rate: '12.00', tenure: 12, tenure_type: 'month' } as const),
  processing_fee: '1.00',
  gst: '18.00',
  ...({ processing_fee_type: 'percent', feeMode: 'deducted' } as const),
  ...({ rateKind: 'reducing', firstPayment: 'arrears' } as const),
};

let owners = 0;

type Call = <Of extends Endpoint>(endpoint: Of, request: RequestOf<Of>) => Promise<DataOf<Of>>;

/**
 * Creates a borrower with a running loan, an approved and a started one, a card, a book, a reminder, a report, pictures and a
 * consent.
 */
export async function ownerOfEverything(lender: TestLender): Promise<Owner> {
  owners += 1;
  const marks = marksOf(owners);
  const borrower = await certifiedBorrower(newPhone(), marks);
  const { sessionId } = borrower;
  const call: Call = async (endpoint, request) =>
    (await lender.call(endpoint, request, { sessionId, key: randomUUID() })).value();
  const walk = walkWith(lender, borrower);
  const running = await walk.loan();
  const approved = await walk.approved('shop');
  const { orderId: draft = '' } = await call(applyForProduct, { productId: 'salary' });
  const file = await smallPhoto();
  const own = {
    orderId: running,
    deviceId: await otherDevice(borrower),
    ...(await passkeyOf(lender, borrower)),
    messageId: await messageOf(call),
    ...(await moneyOf(call, running)),
    mandateId: await mandateFor(call, borrower, running),
    ...(await bookOf(call, marks)),
    draftId: randomUUID(),
    ...(await picturesOf(call, file)),
    consentId: await agree(call, 'location'),
  };
  const { problemId } = await call(saveProblem, {
    problemType: 'payment',
    problemSonType: 'paidTwice',
    problemDetail: marks.note,
    orderId: running,
    problemImage: [own.problemImage],
    draftId: own.draftId,
  });
  await agree(call, 'analytics');
  const deviceConsent = await agree(call, 'device');
  const orders = { running, approved, draft };
  return { ...borrower, own: { ...own, problemId }, orders, marks, deviceConsent, file };
}

/** A minimal picture of the kind that devices send. */
export async function smallPhoto(): Promise<Blob> {
  const pixels = sharp({ create: { width: 64, height: 48, channels: 3, background: '#8899aa' } });
  return new Blob([new Uint8Array(await pixels.jpeg().toBuffer())], { type: 'image/jpeg' });
}

/** The decision on the application that is approved. */
async function messageOf(call: Call): Promise<string> {
  const [newest] = (await call(messageList, {})).list;
  if (newest === undefined) throw new Error('No decision was told.');
  return newest.messageId;
}

/** Another device on which the owner is logged in. */
async function otherDevice({ borrowerId }: TestBorrower): Promise<string> {
  await transaction(() => startSession(borrowerId));
  const [newest] = await liveSessionsOf(borrowerId);
  if (newest === undefined) throw new Error('The session was not written.');
  return newest.deviceId;
}

async function passkeyOf(lender: TestLender, borrower: TestBorrower) {
  const { passkeyId, credentialId } = await deviceOf(lender, borrower);
  return { passkeyId, credentialId };
}

async function moneyOf(call: Call, orderId: string) {
  const fields = { orderId, periodNos: [1], payType: 'wallet', amount: 214_231, purpose: 'period' } as const;
  const { paymentId } = await call(generatePayCode, { ...fields, periodNos: [1] });
  const [card] = (await call(cardSetting, {})).cards;
  if (card === undefined) throw new Error('The certified borrower has no bank account.');
  return { paymentId, cardId: card.cardId };
}

/** Automatic payments of the running loan. */
async function mandateFor(call: Call, { phone }: TestBorrower, orderId: string): Promise<string> {
  await transaction(() => storeCode({ phone, purpose: 'autopay', code: '246810' }, '127.0.0.1'));
  const { accounts, caps } = await call(showAutopay, { orderId });
  const choice = { cardId: accounts[0]?.cardId ?? '', cap: caps[0] ?? 0 };
  const { mandateId = '' } = await call(createAutopay, { orderId, ...choice, smsCode: '246810' });
  return mandateId;
}

async function bookOf(call: Call, { note, address }: Marks) {
  const updated_at = new Date().toISOString();
  const [account_id, to_account_id, record_id, id, loanId] = Array.from({ length: 5 }, () =>
    randomUUID(),
  ) as [string, string, string, string, string];
  for (const each of [account_id, to_account_id]) {
    await call(saveAccount, {
      account_id: each,
      name: note,
      kind: 'cash',
      opening_balance: 10_000,
      updated_at,
    });
  }
  await call(saveRecord, {
    record_id,
    account_id,
    amount: 2850,
    category_id: 'food',
    record_date: updated_at.slice(0, 10),
    book_type: 'expense',
    note,
    address,
    updated_at,
  });
  const from_month = updated_at.slice(0, 7);
  await call(saveBudget, { category_id: 'food', from_month, monthly_limit: 50_000, updated_at });
  await call(saveReminder, {
    id,
    productName: note,
    amount: 5000,
    repayTime: '2026-12-01',
    cycle: 'monthly',
    updated_at,
  });
  await call(addSavedLoan, { ...typedLoan, loanId, name: note, updated_at });
  return { account_id, to_account_id, record_id, id, loanId };
}

async function picturesOf(call: Call, file: Blob) {
  const { imageId: id_front } = await call(uploadImage, { file, type: 'id_front', uploadId: randomUUID() });
  const uploadId = randomUUID();
  const { imageId: problemImage } = await call(uploadProblemImage, { file, uploadId });
  const { img_url } = await call(uploadRecordImage, { file });
  return {
    id_front,
    id_card_back: id_front,
    tax_card: id_front,
    face: id_front,
    problemImage,
    img_url,
    uploadId,
  };
}

/** Gives a consent. @returns its id */
async function agree(call: Call, purpose: Purpose): Promise<string> {
  const consentId = randomUUID();
  const consent = {
    ...({ consentId, purpose, state: 'given' } as const),
    textVersion: '1',
    textHash: 'hash',
    locale: 'en',
    screen: 'privacy',
  };
  await call(saveEvents, { events: [{ name: 'consent', at: new Date().toISOString(), consent }] });
  return consentId;
}

const marksOf = (number: number): Marks => ({
  name: `Sari Marked${String(number)}`,
  idNumber: `317401440391${String(4000 + number)}`,
  accountNumber: `77001234${String(10 + number)}09`,
  secondAccount: `88001234${String(10 + number)}09`,
  address: `Jalan Marked ${String(number)}`,
  note: `noted by marked ${String(number)}`,
});
