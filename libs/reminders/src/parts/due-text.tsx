import { daysBetween } from '@clearloan/formatting';
import { BellSlashIcon, Stamp } from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';
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
