import { pathTo } from '@clearloan/routes';
import { LinkAction, Note, useDayText } from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { Loan } from '@clearloan/loan-view/contract';
import { usualTime } from '../rules/loan-page';
import { NoteSpacing } from '@clearloan/loan-view';

/** What the status of an order means for the borrower: who has to act next, and why. */
export function StateNote({ loan }: { loan: Loan }) {
  return (
    <NoteSpacing>
      <NoteFor loan={loan} />
    </NoteSpacing>
  );
}

function NoteFor({ loan }: { loan: Loan }) {
  switch (loan.orderStatus) {
    case 'reviewing':
      return <Reviewing loan={loan} />;
    case 'approved':
      return (
        <Note kind="paid" title={<Trans>You’re approved</Trans>}>
          <Trans>See the full cost, then decide. Saying no is free.</Trans>
        </Note>
      );
    case 'rejected':
      return <Rejected loan={loan} />;
    case 'disbursing':
      return (
        <Note title={<Trans>This page updates when the money has arrived</Trans>}>
          <Trans>Interest starts on the day you get it.</Trans>
        </Note>
      );
    case 'disburseFailed':
      return (
        <Note kind="over" title={<Trans>The money didn’t arrive</Trans>}>
          {loan.reason ?? <Trans>Your bank sent it back. Choose another account in your name.</Trans>}
        </Note>
      );
    case 'cancelled':
      return (
        <Note title={<Trans>This offer has ended</Trans>}>
          {loan.reason ?? <Trans>No money was lent, so you owe nothing.</Trans>}
        </Note>
      );
    default:
      return <Note title={loan.orderStatusText}>{loan.reason}</Note>;
  }
}

function Reviewing({ loan }: { loan: Loan }) {
  const { shortOf } = useDayText();
  const day = loan.statusAt === undefined ? undefined : shortOf(loan.statusAt);
  return (
    <Note kind="wait" title={<Trans>The lender is reviewing your application</Trans>}>
      {day !== undefined && <Trans>Sent {day}.</Trans>} <UsualTime minutes={loan.usualReviewMinutes} />{' '}
      <Trans>We’ll send you a message when it’s decided. You can leave this page.</Trans>
    </Note>
  );
}

/** If the lender gives no usual time, no promise is made in its name. */
function UsualTime({ minutes }: { minutes: number | undefined }) {
  if (minutes === undefined) return null;
  const { unit, count } = usualTime(minutes);
  switch (unit) {
    case 'minute':
      return (
        <Plural
          value={count}
          one="A decision usually takes about # minute."
          other="A decision usually takes about # minutes."
        />
      );
    case 'hour':
      return (
        <Plural
          value={count}
          one="A decision usually takes about # hour."
          other="A decision usually takes about # hours."
        />
      );
    case 'day':
      return (
        <Plural
          value={count}
          one="A decision usually takes about # day."
          other="A decision usually takes about # days."
        />
      );
  }
}

function Rejected({ loan }: { loan: Loan }) {
  const text = useDayText();
  const day = loan.retryAt === undefined ? undefined : text.withYear(loan.retryAt);
  return (
    <Note kind="due" title={<Trans>You weren’t approved this time</Trans>}>
      {loan.reason} {day !== undefined && <Trans>You can apply again from {day}.</Trans>}{' '}
      <LinkAction to={pathTo('customerService')}>
        <Trans>Ask us about this decision</Trans>
      </LinkAction>
    </Note>
  );
}
