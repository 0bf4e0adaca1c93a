import type { RequestOf } from '@clearloan/api-client/declare';
import type { confirmLoan } from './confirm';

/** What a passkey signs: the subject of its challenge, and what the lender compares the signing request with. */
export const signedTerms = (signed: RequestOf<typeof confirmLoan>): string =>
  JSON.stringify([
    signed.orderId,
    signed.amount,
    signed.tenure,
    signed.kfsVersion,
    ...(signed.agreements ?? []).flatMap(({ scene, version }) => [scene, version]),
  ]);
