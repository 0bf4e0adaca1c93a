import { smsCodeLogin } from '@clearloan/auth/contract';
import { codes, unlessSame, type Endpoint, type RequestOf } from '@clearloan/api-client/declare';
import { deleteRecord, recordInfo, recordList, saveRecord } from '@clearloan/bookkeeping/contract';
import { deleteSavedLoan, savedLoanInfo, savedLoanList } from '@clearloan/calculator/contract';
import { problemDetail, problemList, saveProblem } from '@clearloan/complaints/contract';
import { activity, agreementAddress, submitApplication } from '@clearloan/loans/contract';
import { loanAgreementDetail, loanDetails, orderList } from '@clearloan/loan-view/contract';
import { loanOffer } from '@clearloan/application/contract';
import {
  deleteReminder,
  messageList,
  reminderInfo,
  reminderList,
  setReminder,
} from '@clearloan/reminders/contract';
import {
  agreeToArrangement,
  arrangements,
  delayQuote,
  generatePayCode,
  loanPlanInfo,
  payTypes,
  planPayment,
} from '@clearloan/repayment/contract';
import type { ReadReply } from '../harness/reply-rules';
import type { Suite } from '../harness/suite';
import { keptFaults } from './own-books';

const isAsUnknown = 'treats another borrower’s id like an unknown one';

/** A second borrower requests data of the first. */
export async function strangers(suite: Suite): Promise<void> {
  const stranger = await secondBorrower(suite);
  await foreignReads(stranger, suite);
  await foreignWrites(stranger, suite);
  const lists = [
    ...([orderList, recordList, reminderList, problemList] as const),
    ...([savedLoanList, activity, messageList] as const),
  ];
  const requests = [{ orderType: 'all' as const }, {}, { status: 'all' as const }, {}, {}, {}, {}];
  for (const [index, endpoint] of lists.entries()) {
    const { data } = await stranger.reply<Endpoint>(endpoint, requests[index]);
    suite.hold(endpoint, 'lists nothing of another borrower', unlessSame('data.list', [], listIn(data)));
  }
}

const listIn = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'list' in data ? data.list : undefined;

/** Logs in with the code from the voice call, because a second code would have to wait. */
async function secondBorrower({ otherDevice, staff, lender, made }: Suite): Promise<Suite> {
  const stranger = otherDevice();
  const { listener: phone } = lender.phones;
  const smsCode = await staff.codeFor(phone, made.codeLength ?? 6);
  const login = await stranger.ask(smsCodeLogin, { username: phone, smsCode });
  if (login === undefined) throw new Error('the second borrower could not log in');
  stranger.use(login.sessionId);
  return stranger;
}

async function foreignReads(stranger: Suite, { made }: Suite): Promise<void> {
  const { orderId, problemId, recordIds: [record_id] = [], reminderId: id, loanId } = made;
  const refuse = <Of extends Endpoint>(endpoint: Of, request: RequestOf<Of>): Promise<ReadReply> =>
    stranger.refuses(isAsUnknown, endpoint, request, codes.notFound);
  if (orderId !== undefined) {
    await refuse(loanDetails, { orderId });
    await refuse(loanOffer, { orderId });
    await refuse(loanAgreementDetail, { orderId });
    await refuse(agreementAddress, { orderId, scene: 'loan' });
    await refuse(loanPlanInfo, { orderId });
    await refuse(planPayment, { orderId, periodNo: 1 });
    await refuse(delayQuote, { orderId, periodNo: 1 });
    await refuse(arrangements, { orderId });
    await refuse(agreeToArrangement, { orderId, key: 'promise-3', totalThen: 1, smsCode: '123456' });
    await refuse(payTypes, { orderId, purpose: 'payoff' });
  }
  if (problemId !== undefined) await refuse(problemDetail, { problemId });
  if (record_id !== undefined) await refuse(recordInfo, { record_id });
  if (id !== undefined) await refuse(reminderInfo, { id });
  if (loanId !== undefined) await refuse(savedLoanInfo, { loanId });
}

/** A write to another borrower's data changes nothing there, whatever the response. */
async function foreignWrites(stranger: Suite, owner: Suite): Promise<void> {
  await foreignLoan(stranger, owner);
  await foreignRecord(stranger, owner);
  await foreignReminder(stranger, owner);
  const { loanId, problemId } = owner.made;
  if (problemId !== undefined) {
    const words = {
      problemType: 'other',
      problemSonType: 'other',
      problemDetail: 'A stranger adds to this.',
    };
    const codesAllowed = [codes.notFound, codes.badInput];
    await stranger.refuses(isAsUnknown, saveProblem, { ...words, problemId }, codesAllowed);
  }
  if (loanId === undefined) return;
  const before = await owner.ask(savedLoanInfo, { loanId });
  await stranger.reply(deleteSavedLoan, { loanId });
  const after = await owner.ask(savedLoanInfo, { loanId });
  owner.hold(deleteSavedLoan, changesNothing, keptFaults(before ?? {}, after));
}

const changesNothing = 'changes nothing of another borrower';

/** A payment that the owner could make. */
async function foreignLoan(stranger: Suite, owner: Suite): Promise<void> {
  const { orderId } = owner.made;
  if (orderId === undefined) return;
  const ways = await owner.ask(payTypes, { orderId, purpose: 'payoff' });
  const plan = await owner.ask(loanPlanInfo, { orderId });
  const fields = {
    orderId,
    periodNos: plan?.repay_plans.map(({ periodNo }) => periodNo) ?? [1],
    payType: ways?.list[0]?.payType,
    amount: plan?.payoffAmount ?? 100,
    purpose: 'payoff' as const,
  };
  await stranger.refuses(isAsUnknown, generatePayCode, fields, codes.notFound);
  await stranger.refuses(isAsUnknown, submitApplication, { orderId }, codes.notFound);
}

async function foreignRecord(stranger: Suite, owner: Suite): Promise<void> {
  const { recordIds: [record_id] = [], accountId: account_id } = owner.made;
  if (record_id === undefined || account_id === undefined) return;
  const before = await owner.ask(recordInfo, { record_id });
  const { now, today } = owner;
  const facts = { amount: 1, book_type: 'expense' as const, record_date: today(), updated_at: now() };
  await stranger.reply(saveRecord, { record_id, account_id, ...facts });
  await stranger.reply(deleteRecord, { record_id, updated_at: now() });
  const after = await owner.ask(recordInfo, { record_id });
  owner.hold(deleteRecord, changesNothing, keptFaults(before ?? {}, after));
}

async function foreignReminder(stranger: Suite, owner: Suite): Promise<void> {
  const { reminderId: id } = owner.made;
  if (id === undefined) return;
  const before = await owner.ask(reminderInfo, { id });
  const { now } = owner;
  const bell = { daysBefore: [9], time: '01:00', channels: ['app' as const] };
  await stranger.reply(setReminder, { id, ...bell, updated_at: now() });
  await stranger.reply(deleteReminder, { id, updated_at: now() });
  const after = await owner.ask(reminderInfo, { id });
  owner.hold(deleteReminder, changesNothing, keptFaults(before ?? {}, after));
}
