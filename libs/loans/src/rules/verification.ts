import type { VerifyStep } from '../contract';

/** The progress of the verification for a loan. */
export interface Verification {
  readonly done: number;
  readonly needed: number;
  /** No required step is open: the application can be submitted. */
  readonly isComplete: boolean;
}

/** A step under review counts as done: the borrower has nothing left to do there. */
const isBehind = ({ status }: VerifyStep): boolean => status === 'done' || status === 'review';

/** Counts the required steps; optional steps do not block. */
export function verificationOf(steps: readonly VerifyStep[]): Verification {
  const required = steps.filter(({ required }) => required);
  const done = required.filter(isBehind).length;
  return { done, needed: required.length, isComplete: done === required.length };
}
