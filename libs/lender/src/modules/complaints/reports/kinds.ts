import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { refuse } from '../../../platform/context/refusal';
import type { Message } from '../../../platform/context/product-names';

interface Kind {
  readonly problemType: string;
  readonly name: Message;
  readonly asksLoan: boolean;
  readonly sons: readonly { readonly problemSonType: string; readonly name: Message }[];
}

const son = (problemSonType: string, name: Message) => ({ problemSonType, name });
const other = son('other', msg`Something else`);

/** The tree of report topics; each topic ends with an "other" entry. */
export const kinds: readonly Kind[] = [
  {
    problemType: 'payment',
    name: msg`Payment`,
    asksLoan: true,
    sons: [
      son('notShown', msg`I paid but it doesn’t show`),
      son('paidTwice', msg`I paid twice`),
      son('wrongAmount', msg`The amount is wrong`),
      son('codeFails', msg`The pay code doesn’t work`),
      other,
    ],
  },
  {
    problemType: 'payout',
    name: msg`No money yet`,
    asksLoan: true,
    sons: [
      son('notArrived', msg`The loan didn’t arrive`),
      son('lessArrived', msg`I got less than agreed`),
      son('wrongAccount', msg`It went to the wrong account`),
      other,
    ],
  },
  {
    problemType: 'verification',
    name: msg`Verification`,
    asksLoan: false,
    sons: [
      son('pictureRefused', msg`My photo was rejected`),
      son('wrongDetails', msg`My details are wrong`),
      son('accountRefused', msg`My bank account was rejected`),
      other,
    ],
  },
  {
    problemType: 'calls',
    name: msg`Unwanted calls`,
    asksLoan: true,
    sons: [
      son('tooMany', msg`Too many calls`),
      son('rude', msg`Someone was rude or threatened me`),
      son('othersCalled', msg`Other people got calls`),
      other,
    ],
  },
  {
    problemType: 'price',
    name: msg`Loan price`,
    asksLoan: true,
    sons: [
      son('notAsAgreed', msg`It’s not what we agreed`),
      son('lateFee', msg`A late fee is wrong`),
      son('notClear', msg`I don’t understand it`),
      other,
    ],
  },
  {
    problemType: 'cannotPay',
    name: msg`I can’t pay`,
    asksLoan: true,
    sons: [
      son('callMe', msg`Call me in your opening hours`),
      son('lessIncome', msg`I earn less than before`),
      son('illness', msg`I’m ill, or I care for someone`),
      other,
    ],
  },
  {
    problemType: 'login',
    name: msg`Login and app`,
    asksLoan: false,
    sons: [
      son('codeMissing', msg`Code didn’t arrive`),
      son('appFails', msg`A page doesn’t work`),
      son('notMe', msg`Someone else used my account`),
      other,
    ],
  },
];

/** The title of a report: its subtopic. Rejects (1001) an unknown topic. */
export function titleOf(problemType: string, problemSonType: string): Message {
  const kind = kinds.find((each) => each.problemType === problemType);
  if (kind === undefined)
    throw refuse(codes.badInput, msg`Choose what it’s about.`, { field: 'problemType' });
  const found = kind.sons.find((each) => each.problemSonType === problemSonType);
  if (found === undefined)
    throw refuse(codes.badInput, msg`Choose what went wrong.`, { field: 'problemSonType' });
  return found === other ? kind.name : found.name;
}
