import { msg } from '@lingui/core/macro';
import { codes, type Code, type Refusal } from '@clearloan/api-client/declare';
import type { Message } from './product-names';

/** Optional details of a rejection: the field, tries left, seconds to wait, the end of a ban. */
export type RefusalDetails = Partial<Refusal>;

/** A business rejection: HTTP 200, a non-zero code and a message for the borrower. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly code: Exclude<Code, 0>,
    readonly sentence: Message,
    readonly details: RefusalDetails = {},
  ) {
    super(`rejected with code ${code}`);
  }
}

/**
 * The lender has too much to do. Nothing was done: the same call may be sent again, with the same key, after the time in
 * `Retry-After`.
 */
export class Overloaded extends Refused {
  constructor(
    sentence: Message = msg`We’re very busy right now. Wait a moment, then try again.`,
    retryAfter = 3,
  ) {
    super(codes.tooMany, sentence, { retryAfter });
  }
}

/** The database takes no writes: its disk is full, or it only reads. Nothing was done either, but it takes longer. */
export const unwritable = (): Overloaded =>
  new Overloaded(msg`We can’t save anything right now. Nothing was changed. Try again in a few minutes.`, 60);

/** `throw refuse(codes.notFound, msg`…`)`: rolls back the handler's writes and returns the reason to the borrower. */
export const refuse = (code: Exclude<Code, 0>, sentence: Message, details?: RefusalDetails): Refused =>
  new Refused(code, sentence, details);

/** A malformed request that the app never sends. It gets an HTTP error status in addition to the code. */
export class BadCall extends Error {
  override readonly name = 'BadCall';
  readonly code = codes.notAllowedNow;

  constructor(
    readonly status: 400 | 403 | 404 | 413 | 415,
    readonly sentence: Message,
  ) {
    super(`bad request, ${status}`);
  }
}

/** No session, or an expired one. */
export const sessionExpired = () => refuse(codes.sessionExpired, msg`Log in again.`);
