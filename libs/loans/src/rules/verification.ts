import type { VerifyStep } from '../contract';

/** How far the verification for a loan has come. */
export interface Verification {
  readonly done: number;
  readonly needed: number;
  /** Nothing that is required is open: the application may be sent. */
  readonly isComplete: boolean;
}

/** A step under review counts as done: the borrower has nothing left to do there. */
const isBehind = ({ status }: VerifyStep): boolean => status === 'done' || status === 'review';

/** Counts the required steps; steps that may be left out hold nothing up. */
export function verificationOf(steps: readonly VerifyStep[]): Verification {
  const required = steps.filter(({ required }) => required);
  const done = required.filter(isBehind).length;
  return { done, needed: required.length, isComplete: done === required.length };
}
