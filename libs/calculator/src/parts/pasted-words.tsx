import { Plural, Trans } from '@lingui/react/macro';
import type { PastedPlan } from '../rules/pasted-plan';

/** How many payments were found in a pasted plan. What was not read is told by `PlanNotes`. */
export function PastedWords({ text, pasted: { rows } }: { text: string; pasted: PastedPlan }) {
  if (text.trim() === '') return <Trans>Copy the table of payments from a page, a file or a message.</Trans>;
  if (rows.length === 0) {
    return (
      <Trans>We find no payments in it. Each line needs the number of the payment and its amounts.</Trans>
    );
  }
  return <Plural value={rows.length} one="We read # payment." other="We read # payments." />;
}
