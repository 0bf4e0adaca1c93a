import type { CoolingOff } from '@clearloan/api-client/declare';
import { Note, Pad } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useDayText } from './day-text';

/** What giving a loan back means, and until when it can be done. */
export function GivingBackNote({ coolingOff: { until } }: { coolingOff: CoolingOff }) {
  const { dayAndTime } = useDayText();
  const last = dayAndTime(until);
  return (
    <Pad>
      <Note kind="plain" title={<Trans>This ends the loan</Trans>}>
        <Trans>
          You pay back the loan and the interest of the days you had it. The processing fee stays with the
          lender. You can do this until {last}.
        </Trans>
      </Note>
    </Pad>
  );
}

/** Said instead when the days are over, or money came in between. */
export const TooLateToGiveBack = () => (
  <Pad>
    <Note kind="due" role="status" title={<Trans>This loan cannot be given back now</Trans>}>
      <Trans>That is possible only in its first days, before any payment. You can still pay all of it.</Trans>
    </Note>
  </Pad>
);
