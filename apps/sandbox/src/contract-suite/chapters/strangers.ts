import { smsCodeLogin } from '@clearloan/auth/contract';
import { codes, type Endpoint, type RequestOf } from '@clearloan/api-client/declare';
import { deleteRecord, recordInfo, recordList, saveRecord } from '@clearloan/bookkeeping/contract';
import { deleteSavedLoan, savedLoanInfo, savedLoanList } from '@clearloan/calculator/contract';
import { problemDetail, problemList, saveProblem } from '@clearloan/complaints/contract';
import {
  agreementAddress,
  loanAgreementDetail,
  loanDetails,
  loanOffer,
  orderList,
  submitApplication,
} from '@clearloan/loans/contract';
import { deleteReminder, reminderInfo, reminderList, setReminder } from '@clearloan/reminders/contract';
import {
  delayQuote,
  generatePayCode,
  loanPlanInfo,
  payTypes,
  planPayment,
} from '@clearloan/repayment/contract';
import { unlessSame } from '../harness/fault';
import type { ReadReply } from '../harness/reply-rules';
import type { Suite } from '../harness/suite';
import { now, today } from './own-books';

const isAsUnknown = 'knows another borrower’s id as little as an unknown one';

/** A second borrower asks for what belongs to the first. */
export async function strangers(suite: Suite): Promise<void> {
  const stranger = await secondBorrower(suite);
  await foreignReads(stranger, suite);
  await foreignWrites(stranger, suite);
  const lists = [orderList, recordList, reminderList, problemList, savedLoanList] as const;
  const requests = [{ orderType: 'all' as const }, {}, { status: 'all' as const }, {}, {}];
  for (const [index, endpoint] of lists.entries()) {
    const { data } = await stranger.reply<Endpoint>(endpoint, requests[index]);
    suite.hold(endpoint, 'lists nothing of another borrower', unlessSame('data.list', [], listIn(data)));
  }
}

const listIn = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'list' in data ? data.list : undefined;

/** Logs in with the code that the voice call told: a second code would have to wait. */
async function secondBorrower({ otherPhone, staff, lender, made }: Suite): Promise<Suite> {
  const stranger = otherPhone();
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
    await refuse(payTypes, { orderId, purpose: 'payoff' });
  }
  if (problemId !== undefined) await refuse(problemDetail, { problemId });
  if (record_id !== undefined) await refuse(recordInfo, { record_id });
  if (id !== undefined) await refuse(reminderInfo, { id });
  if (loanId !== undefined) await refuse(savedLoanInfo, { loanId });
}

/** A write to what belongs to another changes nothing there, whatever it is answered. */
async function foreignWrites(stranger: Suite, owner: Suite): Promise<void> {
  const { orderId, recordIds: [record_id] = [], reminderId: id, loanId, problemId, accountId } = owner.made;
  const refuse = <Of extends Endpoint>(endpoint: Of, request: RequestOf<Of>, also: readonly number[] = []) =>
    stranger.refuses(isAsUnknown, endpoint, request, [codes.notFound, ...also]);
  if (orderId !== undefined) {
    const wish = { orderId, periodNos: [1], payType: undefined, amount: 100, purpose: 'amount' as const };
    await refuse(generatePayCode, wish, [codes.badInput]);
    await refuse(submitApplication, { orderId });
  }
  if (problemId !== undefined) {
    const words = {
      problemType: 'other',
      problemSonType: 'other',
      problemDetail: 'A stranger adds to this.',
    };
    await refuse(saveProblem, { ...words, problemId }, [codes.badInput]);
  }
  if (record_id !== undefined && accountId !== undefined) {
    const before = await owner.ask(recordInfo, { record_id });
    const facts = { amount: 1, book_type: 'expense' as const, record_date: today(), updated_at: now() };
    await stranger.reply(saveRecord, { record_id, account_id: accountId, ...facts });
    await stranger.reply(deleteRecord, { record_id, updated_at: now() });
    owner.hold(
      deleteRecord,
      'changes nothing of another borrower',
      unlessSame('data', before, await owner.ask(recordInfo, { record_id })),
    );
  }
  if (id !== undefined) {
    const before = await owner.ask(reminderInfo, { id });
    await stranger.reply(setReminder, {
      id,
      daysBefore: [9],
      time: '01:00',
      channels: ['app'],
      updated_at: now(),
    });
    await stranger.reply(deleteReminder, { id, updated_at: now() });
    owner.hold(
      deleteReminder,
      'changes nothing of another borrower',
      unlessSame('data', before, await owner.ask(reminderInfo, { id })),
    );
  }
  if (loanId !== undefined) {
    const before = await owner.ask(savedLoanInfo, { loanId });
    await stranger.reply(deleteSavedLoan, { loanId });
    owner.hold(
      deleteSavedLoan,
      'changes nothing of another borrower',
      unlessSame('data', before, await owner.ask(savedLoanInfo, { loanId })),
    );
  }
}
