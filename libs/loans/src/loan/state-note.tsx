import { Note } from '@clearloan/ui';
import { maskAccount } from '@clearloan/formatting';
import { Trans } from '@lingui/react/macro';
import type { LoanDetails } from '../contract';
import { useDayText } from '../parts/day-text';
import { Noted } from '../parts/noted';

/** What the state of an order means for the borrower: whose move is next, and why. */
export function StateNote({ loan }: { loan: LoanDetails }) {
  return (
    <Noted>
      <NoteFor loan={loan} />
    </Noted>
  );
}

function NoteFor({ loan }: { loan: LoanDetails }) {
  switch (loan.orderStatus) {
    case 'reviewing':
      return <Reviewing loan={loan} />;
    case 'approved':
      return (
        <Note kind="paid" title={<Trans>The lender said yes</Trans>}>
          <Trans>See the whole price, then decide. Saying no costs nothing.</Trans>
        </Note>
      );
    case 'rejected':
      return <Rejected loan={loan} />;
    case 'disbursing':
      return <OnItsWay loan={loan} />;
    case 'disburseFailed':
      return (
        <Note kind="over" title={<Trans>The money did not arrive</Trans>}>
          {loan.reason ?? <Trans>Your bank sent it back. Choose another account of your own.</Trans>}
        </Note>
      );
    case 'cancelled':
      return (
        <Note title={<Trans>This offer is over</Trans>}>
          {loan.reason ?? <Trans>No money was lent and you owe nothing.</Trans>}
        </Note>
      );
    case 'withdrawn':
      return (
        <Note title={<Trans>You gave this loan back</Trans>}>
          <Trans>You owe nothing for it.</Trans>
        </Note>
      );
    default:
      return <Note title={loan.orderStatusText}>{loan.reason}</Note>;
  }
}

function Reviewing({ loan }: { loan: LoanDetails }) {
  const { shortOf } = useDayText();
  const day = loan.statusAt === undefined ? undefined : shortOf(loan.statusAt);
  return (
    <Note kind="wait" title={<Trans>The lender looks at your application</Trans>}>
      {day !== undefined && <Trans>Sent {day}.</Trans>}{' '}
      <Trans>The answer appears here by itself. You need not stay on this page.</Trans>
    </Note>
  );
}

function Rejected({ loan }: { loan: LoanDetails }) {
  const text = useDayText();
  const day = loan.retryAt === undefined ? undefined : text.withYear(loan.retryAt);
  return (
    <Note kind="due" title={<Trans>The lender said no this time</Trans>}>
      {loan.reason} {day !== undefined && <Trans>You can ask again from {day}.</Trans>}
    </Note>
  );
}

function OnItsWay({ loan }: { loan: LoanDetails }) {
  const account = loan.bank && `${loan.bank.bankName} ${maskAccount(loan.bank.tail)}`;
  return (
    <Note kind="wait" title={<Trans>Your money is on its way</Trans>}>
      {account !== undefined && <Trans>It goes to {account}.</Trans>}{' '}
      <Trans>This page tells you when it has arrived.</Trans>
    </Note>
  );
}
