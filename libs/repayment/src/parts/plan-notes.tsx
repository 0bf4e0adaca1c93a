import type { PlannedCollection } from '@clearloan/loan-contract';
import { Note, Pad, useAmountText, useDayText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The lender’s own figures contradict each other: nothing is paid or agreed to by them, and what they say is not shown. */
export const FlawNote = ({ hidden }: { hidden?: ReactNode }) => (
  <Pad>
    <Note kind="over" role="alert" title={<Trans>The lender’s figures don’t add up</Trans>}>
      {hidden ?? <Trans>Nothing was sent. Try again later, or contact the lender.</Trans>}
    </Note>
  </Pad>
);

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
