import type { PlannedCollection } from '@clearloan/loan-contract';
import { Note, useAmountText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useDayText } from '../parts/day-text';

/** What the next automatic payment means for a borrower who is about to pay. */
export function PlannedNote({ planned }: { planned: PlannedCollection }) {
  const amounts = useAmountText();
  const { day } = useDayText();
  const amount = amounts.text(planned.amount);
  const date = day(planned.collectOn);
  switch (planned.state) {
    case 'planned':
      return (
        <Note title={<Trans>Will be collected on {date}</Trans>}>
          <Trans>If you pay now, we won’t collect this payment.</Trans>
        </Note>
      );
    case 'overCap':
      return (
        <Note kind="due" title={<Trans>{amount} is above your limit</Trans>}>
          <Trans>We won’t collect this payment on {date}. Pay it yourself.</Trans>
        </Note>
      );
    case 'inProgress':
      return (
        <Note kind="wait" title={<Trans>You’re paying this one yourself</Trans>}>
          <Trans>We won’t collect it on {date} while your payment is on its way.</Trans>
        </Note>
      );
    default:
      return null;
  }
}
