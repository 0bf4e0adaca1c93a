import { codes } from '../declare';
import type { CallError } from '../transport/call-error';
import type { Outcome } from './use-write';

/** Refusals of a code, which the screen says beside its field. */
export const codeRefusals: readonly number[] = [codes.wrongCode, codes.codeExpired, codes.codeLocked];

export const isCodeRefused = ({ code }: CallError): boolean => code !== null && codeRefusals.includes(code);

/** What became of a write for the code that it carried. */
export interface SignOutcome {
  /** The refusal of the code itself. */
  readonly refused: CallError | undefined;
  /** It was taken, or may have been: a write that was refused for something else leaves its code good. */
  readonly isCodeUsed: boolean;
}

export const signOutcomeOf = (outcome: Outcome<unknown>): SignOutcome =>
  outcome.ok
    ? { refused: undefined, isCodeUsed: true }
    : {
        refused: isCodeRefused(outcome.error) ? outcome.error : undefined,
        isCodeUsed: outcome.error.code === null,
      };
