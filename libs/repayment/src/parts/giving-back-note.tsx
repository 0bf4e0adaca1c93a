import type { CoolingOff } from '@clearloan/loan-contract';
import { Note, Pad } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useDayText } from './day-text';

/** What returning a loan means, and its deadline. */
export function GivingBackNote({ coolingOff: { until } }: { coolingOff: CoolingOff }) {
  const { dayAndTime } = useDayText();
  const last = dayAndTime(until);
  return (
    <Pad>
      <Note kind="plain" title={<Trans>This closes the loan</Trans>}>
        <Trans>
          You pay back the loan plus interest for the days you had it. The lender keeps the processing fee.
          You can do this until {last}.
        </Trans>
      </Note>
    </Pad>
  );
}

/** Shown instead after the deadline, or if money was paid in between. */
export const TooLateToGiveBack = () => (
  <Pad>
    <Note kind="due" role="status" title={<Trans>You can’t return this loan now</Trans>}>
      <Trans>
        You can only return a loan in the first days, before any payment. You can still pay it all off.
      </Trans>
    </Note>
  </Pad>
);
