import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { refuse } from '../../context/refusal';
import type { Message } from '../../context/messages';

interface Kind {
  readonly problemType: string;
  readonly name: Message;
  readonly asksLoan: boolean;
  readonly sons: readonly { readonly problemSonType: string; readonly name: Message }[];
}

const son = (problemSonType: string, name: Message) => ({ problemSonType, name });
const other = son('other', msg`Something else`);

/** What borrowers write about, as a tree; each kind ends with something else. */
export const kinds: readonly Kind[] = [
  {
    problemType: 'payment',
    name: msg`Payment`,
    asksLoan: true,
    sons: [
      son('notShown', msg`I paid but it does not show`),
      son('paidTwice', msg`I paid twice`),
      son('wrongAmount', msg`The amount is wrong`),
      son('codeFails', msg`The pay code does not work`),
      other,
    ],
  },
  {
    problemType: 'payout',
    name: msg`No money yet`,
    asksLoan: true,
    sons: [
      son('notArrived', msg`The loan did not arrive`),
      son('lessArrived', msg`Less arrived than agreed`),
      son('wrongAccount', msg`It went to a wrong account`),
      other,
    ],
  },
  {
    problemType: 'verification',
    name: msg`Verification`,
    asksLoan: false,
    sons: [
      son('pictureRefused', msg`My picture is not taken`),
      son('wrongDetails', msg`My details are wrong`),
      son('accountRefused', msg`My bank account is not taken`),
      other,
    ],
  },
  {
    problemType: 'calls',
    name: msg`Calls to me`,
    asksLoan: true,
    sons: [
      son('tooMany', msg`Too many calls`),
      son('rude', msg`Somebody was rude or threatened me`),
      son('othersCalled', msg`Other people were called`),
      other,
    ],
  },
  {
    problemType: 'price',
    name: msg`Price of a loan`,
    asksLoan: true,
    sons: [
      son('notAsAgreed', msg`It is not as agreed`),
      son('lateFee', msg`A late fee is wrong`),
      son('notClear', msg`I do not understand it`),
      other,
    ],
  },
  {
    problemType: 'login',
    name: msg`Log in and app`,
    asksLoan: false,
    sons: [
      son('codeMissing', msg`Code did not come`),
      son('appFails', msg`A page does not work`),
      son('notMe', msg`Somebody else used my account`),
      other,
    ],
  },
];

/** What a report is called: its finer kind. Refuses (1001) a kind that is none of ours. */
export function titleOf(problemType: string, problemSonType: string): Message {
  const kind = kinds.find((each) => each.problemType === problemType);
  if (kind === undefined)
    throw refuse(codes.badInput, msg`Please choose what it is about.`, { field: 'problemType' });
  const found = kind.sons.find((each) => each.problemSonType === problemSonType);
  if (found === undefined)
    throw refuse(codes.badInput, msg`Please choose what went wrong.`, { field: 'problemSonType' });
  return found === other ? kind.name : found.name;
}
