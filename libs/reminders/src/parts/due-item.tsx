import { daysBetween, formatDay, formatDayShort } from '@clearloan/formatting';
import { BellIcon, BellSlashIcon, List, Money, ReceiptIcon, RecordItem, Stamp } from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useLanguage } from '@clearloan/app-runtime';
import { fillPath } from '@clearloan/routes';
import { innerRoutes } from '../inner-routes';
import type { Due } from '../rules/due-list';

/** The status of a payment, as icon, word and colour. */
export function DueStamp({
  due,
  today,
}: {
  due: Pick<Due, 'status' | 'repayTime' | 'isCollecting'>;
  today: string;
}) {
  const days = daysBetween(today, due.repayTime) ?? 0;
  const late = -days;
  if (due.isCollecting)
    return (
      <Stamp kind="wait">
        <Trans>Being collected</Trans>
      </Stamp>
    );
  switch (due.status) {
    case 'done':
      return (
        <Stamp kind="paid">
          <Trans>Paid</Trans>
        </Stamp>
      );
    case 'off':
      return (
        <Stamp kind="idle" icon={BellSlashIcon}>
          <Trans>Alert is off</Trans>
        </Stamp>
      );
    case 'late':
      return (
        <Stamp kind="over">
          <Plural value={late} one="# day late" other="# days late" />
        </Stamp>
      );
    default:
      return (
        <Stamp kind={due.status === 'due' ? 'due' : 'idle'}>
          {days === 0 ? <Trans>Today</Trans> : <Plural value={days} one="Tomorrow" other="In # days" />}
        </Stamp>
      );
  }
}

interface DueListProps {
  readonly dues: readonly Due[];
  readonly today: string;
  /** Shows the number of the payment instead of the date, if all have the same date. */
  readonly byNumber?: boolean;
}

/** Payments, each with its name, amount, status and date. */
export const DueList = ({ dues, today, byNumber = false }: DueListProps) => (
  <List>
    {dues.map((due) => (
      <RecordItem
        key={due.id}
        to={fillPath(innerRoutes.reminder, { reminderId: due.id })}
        art={<span className="cl-item-icon">{due.source === 'own' ? <ReceiptIcon /> : <BellIcon />}</span>}
        title={<bdi dir="auto">{due.productName}</bdi>}
        value={<Money amount={due.amount} />}
        stamp={<DueStamp due={due} today={today} />}
        aside={
          <>
            {byNumber ? <NumberOf due={due} /> : <DayOf due={due} />}
            <MovedFrom due={due} />
          </>
        }
      />
    ))}
  </List>
);

function DayOf({ due: { status, repayTime } }: { due: Due }) {
  const locale = useLanguage();
  const short = formatDayShort(repayTime, locale);
  return status === 'late' ? <Trans>Was due {short}</Trans> : formatDay(repayTime, locale);
}

/** The date before a delay, on its own line. Empty if the payment was not moved. */
function MovedFrom({ due: { movedFrom } }: { due: Due }) {
  const locale = useLanguage();
  if (movedFrom === undefined) return null;
  const firstDay = formatDayShort(movedFrom, locale);
  return (
    <>
      <br />
      <Trans>Moved from {firstDay}</Trans>
    </>
  );
}

/** "3 of 6" */
export function NumberOf({ due }: { due: Due }) {
  const { times, paidTimes = 0, loanTimes, id } = due;
  const all = loanTimes ?? times;
  if (all === undefined) return null;
  // The lender numbers its payments; a reminder counts those that are paid.
  const number = loanTimes === undefined ? Math.min(all, paidTimes + 1) : Number(id.split('-').at(-1));
  return (
    <Trans>
      {number} of {all}
    </Trans>
  );
}
