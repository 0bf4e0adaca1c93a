import { msg } from '@lingui/core/macro';
import { codes, type Code, type Refusal } from '@clearloan/api-client/declare';
import type { Message } from './product-names';

/** What a refusal may add to its sentence: the field it is about, tries left, seconds to wait, the end of a ban. */
export type RefusalDetails = Partial<Refusal>;

/** A business refusal: HTTP 200, a code that is not 0 and a sentence for the borrower. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly code: Exclude<Code, 0>,
    readonly sentence: Message,
    readonly details: RefusalDetails = {},
  ) {
    super(`refused with ${code}`);
  }
}

/** `throw refuse(codes.notFound, msg`…`)`: undoes what the handler wrote and tells the borrower why. */
export const refuse = (code: Exclude<Code, 0>, sentence: Message, details?: RefusalDetails): Refused =>
  new Refused(code, sentence, details);

/** A call that no page of ours makes: an HTTP status besides the code. */
export class BadCall extends Error {
  override readonly name = 'BadCall';
  readonly code = codes.notAllowedNow;

  constructor(
    readonly status: 400 | 403 | 404 | 413 | 415,
    readonly sentence: Message,
  ) {
    super(`bad call, ${status}`);
  }
}

/** No session, or one that has ended. */
export const sessionExpired = () => refuse(codes.sessionExpired, msg`Log in again.`);
