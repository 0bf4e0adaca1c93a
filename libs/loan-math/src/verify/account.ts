import type { Cause, CauseFacts } from './claimed-plan';
import type { Figure } from './figures';
import type { Simulated } from './simulate';

/** A way to account for a lender's figures, and which of them it gives to the printed unit. */
export interface Account {
  /** None for the loan as it is stated. */
  readonly causes: readonly Cause[];
  readonly facts: CauseFacts;
  /** How much it supposes. */
  readonly weight: number;
  readonly isLoose: boolean;
  /** For each figure, in their order. */
  readonly isExplained: readonly boolean[];
  readonly missed: number;
  readonly simulated: Simulated;
}

/** Accounts are compared by their causes: the facts may differ by a cent, and a rounded payment is no rival of itself. */
export const keyOf = ({ causes }: Account): string =>
  causes
    .filter((cause) => cause !== 'roundedInstalment' || causes.length === 1)
    .toSorted()
    .join(' ');

/** Whether a figure belongs to the last of so many payments, or is a total that follows from it. */
export const isOfLast = ({ figure, periodNo }: Figure, count: number): boolean =>
  periodNo === undefined ? figure !== 'instalment' : periodNo === count;
