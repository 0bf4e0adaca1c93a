import type { VerifyStep } from '../contract';
import { verificationOf, type Verification } from './verification';

const step = (status: string, required = true): VerifyStep => ({
  taskType: 'job',
  title: 'Job',
  status,
  required,
  canClick: true,
  reason: undefined,
});

it.each<[string, VerifyStep[], Verification]>([
  ['nothing is required', [], { done: 0, needed: 0, isComplete: true }],
  ['one of two is open', [step('done'), step('todo')], { done: 1, needed: 2, isComplete: false }],
  ['one was sent back', [step('done'), step('rejected')], { done: 1, needed: 2, isComplete: false }],
  ['one is still in review', [step('done'), step('review')], { done: 2, needed: 2, isComplete: true }],
  ['an open one is optional', [step('done'), step('todo', false)], { done: 1, needed: 1, isComplete: true }],
  ['a status is unknown', [step('done'), step('frozen')], { done: 1, needed: 2, isComplete: false }],
])('the verification progress is counted when %s', (_, steps, verification) => {
  expect(verificationOf(steps)).toEqual(verification);
});
