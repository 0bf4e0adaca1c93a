import type { certifyList, Task } from '@clearloan/certification/contract';
import { codes } from '@clearloan/api-client/declare';
import { taskTypes } from '@clearloan/loan-contract';
import { msg } from '@lingui/core/macro';
import { newestCard } from './cards';
import { refuse } from '../../platform/context/refusal';
import type { Handler } from '../../platform/context/request-context';
import type { LoanBook } from '../../platform/context/loan-book';
import type { Translate, Message } from '../../platform/context/product-names';
import { contactsNeeded, readContacts } from './contacts';
import { readAnswers } from './forms';
import { readIdentity } from './identity';

interface Step {
  readonly title: Message;
  readonly minutes: number;
  readonly why: Message;
}
interface State {
  readonly status: 'todo' | 'done' | 'review' | 'rejected';
  readonly reason?: Message;
}

/** The names of the steps, in order. */
export type StepName = (typeof taskTypes)[number];

/** The steps of the verification, in order. */
const steps: Readonly<Record<StepName, Step>> = {
  public: { title: msg`Identity`, minutes: 4, why: msg`The law requires us to know who’s borrowing.` },
  personal: { title: msg`About you`, minutes: 2, why: msg`To keep your monthly payment affordable.` },
  job: { title: msg`Job`, minutes: 3, why: msg`To see what you can repay.` },
  ext: {
    title: msg`Two contacts`,
    minutes: 2,
    why: msg`Only if we can’t reach you. We never ask them for money.`,
  },
  bank: { title: msg`Bank account`, minutes: 1, why: msg`To send you your money.` },
};

const stateOf: Readonly<Record<StepName, (borrowerId: string) => Promise<State>>> = {
  public: async (borrowerId) => doneWhen((await readIdentity(borrowerId)) !== undefined),
  personal: async (borrowerId) => doneWhen((await readAnswers(borrowerId, 'personal')) !== undefined),
  job: async (borrowerId) => doneWhen((await readAnswers(borrowerId, 'job')) !== undefined),
  ext: async (borrowerId) => doneWhen((await readContacts(borrowerId)).length >= contactsNeeded),
  bank: async (borrowerId) => {
    const { main, newest } = await newestCard(borrowerId);
    if (main !== undefined || newest === undefined) return doneWhen(main !== undefined);
    if (newest.status === 'verifying') return { status: 'review' };
    return { status: 'rejected', reason: newest.reason ?? msg`Choose a different account.` };
  },
};

const doneWhen = (isDone: boolean): State => ({ status: isDone ? 'done' : 'todo' });

/**
 * The steps that this borrower must complete before submitting an application; empty if all are done. An account that the bank is
 * still checking is needed only for the payout.
 */
export async function missingTasks(borrowerId: string): Promise<readonly StepName[]> {
  const missing: StepName[] = [];
  for (const type of taskTypes) {
    const { status } = await stateOf[type](borrowerId);
    if (status === 'todo' || status === 'rejected') missing.push(type);
  }
  return missing;
}

/** All steps as shown to someone who has not started. */
export const taskListForVisitor = (t: Translate): Task[] =>
  taskTypes.map((taskType) => {
    const { title, minutes, why } = steps[taskType];
    return { taskType, status: 'todo', required: true, minutes, title: t(title), why: t(why) };
  });

/** All steps in order, with this borrower's progress. */
export async function taskList(borrowerId: string, t: Translate): Promise<Task[]> {
  const list: Task[] = [];
  for (const taskType of taskTypes) {
    const { title, minutes, why } = steps[taskType];
    const { status, reason } = await stateOf[taskType](borrowerId);
    const said = { title: t(title), why: t(why), reason: reason && t(reason) };
    list.push({ taskType, status, required: true, minutes, ...said });
  }
  return list;
}

export const answerTasks =
  (loanBook: LoanBook): Handler<typeof certifyList> =>
  async ({ borrower, request, t }) => {
    const { borrowerId } = borrower;
    if (request.orderId !== undefined && !(await loanBook.hasOrder(borrowerId, request.orderId))) {
      throw refuse(codes.notFound, msg`We can’t find this loan.`);
    }
    const draftOrderId = await loanBook.draftOrder(borrowerId, request.orderId);
    return { list: await taskList(borrowerId, t), borrowerKey: borrowerId, draftOrderId };
  };
