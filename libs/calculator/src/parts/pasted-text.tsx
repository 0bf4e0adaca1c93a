import { Plural, Trans } from '@lingui/react/macro';
import type { PastedPlan } from '../rules/plan-read';

interface PastedTextProps {
  readonly text: string;
  /** Undefined while nothing can read it. */
  readonly pasted: PastedPlan | undefined;
  readonly isMissing: boolean;
}

/** How many payments were found in a pasted plan. What was not read is told by `PlanNotes`. */
export function PastedText({ text, pasted, isMissing }: PastedTextProps) {
  if (text.trim() === '') return <Trans>Copy the payment table from a page, file or message.</Trans>;
  if (isMissing)
    return <Trans>Something didn’t load. Check your connection, then paste the plan again.</Trans>;
  if (pasted === undefined) return <Trans>Reading the plan…</Trans>;
  if (pasted.rows.length === 0) {
    return <Trans>We couldn’t find any payments. Each line needs the payment number and its amounts.</Trans>;
  }
  return <Plural value={pasted.rows.length} one="We read # payment." other="We read # payments." />;
}
