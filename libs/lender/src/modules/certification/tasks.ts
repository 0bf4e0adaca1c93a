import type { certifyList, Task } from '@clearloan/certification/contract';
import { codes } from '@clearloan/api-client/declare';
import { taskTypes } from '@clearloan/loan-contract';
import { msg } from '@lingui/core/macro';
import { newestCard } from './cards';
import { maskAccount } from '@clearloan/formatting';
import { refuse } from '../../platform/context/refusal';
import type { Handler } from '../../platform/context/request-context';
import type { LoanBook, OpenBusiness } from '../../platform/context/loan-book';
import type { Translate, Message } from '../../platform/context/product-names';
import { contactsNeeded, readContacts } from './contacts';
import { changeRuleOf } from './change-rules';
import { readAnswers } from './forms';
import { jobQuestions } from './job-questions';
import { choiceLabel, type Answers } from './questions';
import { readIdentity } from './identity';

interface Step {
  readonly title: Message;
  readonly minutes: number;
  readonly why: Message;
}
interface State {
  readonly status: 'todo' | 'done' | 'review' | 'rejected';
  readonly reason?: Message;
  /** The answers in short. */
  readonly value?: Message | string;
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
  public: async (borrowerId) => doneWith((await readIdentity(borrowerId))?.name),
  personal: async (borrowerId) => {
    const answers = await readAnswers(borrowerId, 'personal');
    return doneWith(answers && textOf(answers, ['residentaddress', 'home_pin_code']));
  },
  job: async (borrowerId) => {
    const answers = await readAnswers(borrowerId, 'job');
    const status = choiceLabel(jobQuestions, 'job_type', answers?.['job_type']);
    return doneWith(answers && (textOf(answers, ['company_name']) || status || ''));
  },
  ext: async (borrowerId) => {
    const contacts = await readContacts(borrowerId);
    return doneWith(
      contacts.length < contactsNeeded ? undefined : contacts.map(({ name }) => name).join(', '),
    );
  },
  bank: async (borrowerId) => {
    const { main, newest } = await newestCard(borrowerId);
    // A main account that the bank has refused gives way to the one that it checks now.
    const card = main?.reason !== undefined && newest?.status === 'verifying' ? newest : (main ?? newest);
    if (card === undefined || card.status === 'bound')
      return doneWith(card && `${card.bankName} ${maskAccount(card.tail)}`);
    if (card.status === 'verifying') return { status: 'review' };
    return { status: 'rejected', reason: card.reason ?? msg`Choose a different account.` };
  },
};

const textOf = (answers: Answers, questions: readonly string[]): string =>
  questions.flatMap((code) => answers[code] ?? []).join(', ');

/** A step is done once it has answers. */
const doneWith = (value: State['value']): State =>
  value === undefined ? { status: 'todo' } : { status: 'done', value };

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
    const { status, reason, value } = await stateOf[taskType](borrowerId);
    const said = { title: t(title), why: t(why), reason: reason && t(reason) };
    const short = typeof value === 'object' ? t(value) : value;
    list.push({ taskType, status, required: true, minutes, ...said, value: short });
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
    const open = await loanBook.openBusiness(borrowerId);
    const list = (await taskList(borrowerId, t)).map((task) => withChange(task, open, t));
    return { list, borrowerKey: borrowerId, draftOrderId };
  };

/** A finished step with what a change means now; it is in review while it cannot be changed. */
function withChange(task: Task, open: OpenBusiness | undefined, t: Translate): Task {
  const rule = task.status === 'done' ? changeRuleOf(task.taskType, open) : undefined;
  if (rule === undefined) return task;
  return { ...task, status: rule.isAllowed ? 'done' : 'review', change: t(rule.sentence) };
}
