import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { refuse } from '../../context/refusal';
import type { problems } from '../../database/schema/complaints';

export type ProblemStatus = (typeof problems.$inferSelect)['status'];

/** Every move a report may make; `accepted` to itself is news while it is worked on, `answered` another answer. */
export const problemMoves: Readonly<Record<ProblemStatus, readonly ProblemStatus[]>> = {
  submitted: ['accepted', 'answered', 'closed'],
  accepted: ['accepted', 'answered', 'closed'],
  answered: ['answered', 'reopened', 'closed'],
  reopened: ['accepted', 'answered', 'closed'],
  closed: ['reopened'],
};

/** Refuses (1003) a move that is not in the table. */
export function checkMove(from: ProblemStatus, to: ProblemStatus): void {
  if (problemMoves[from].includes(to)) return;
  throw refuse(codes.notAllowedNow, msg`This report has been updated. Check it again.`);
}
