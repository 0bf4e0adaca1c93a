import { formatDay, formatDayShort } from '@clearloan/formatting';
import { useLanguage } from '@clearloan/app-runtime';
import { BellIcon, List, Money, ReceiptIcon, RecordItem } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { duePath } from '../paths';
import type { Due } from '../rules/due-list';
import { DueStamp } from './due-text';

export interface DueListProps {
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
        to={duePath(due.id)}
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
