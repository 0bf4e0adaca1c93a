import { Note, useAmountText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { RepayItem } from '../contract';
import { useDayText } from '../parts/day-text';
import { Noted } from '../parts/payment-progress';
import { isCovered, progressOfItem, toPayToday } from '../rules/payment-progress';

/** Under the slip after a delay: the new and the original due date, and the new amount while it is due. */
export function MovedNote({ item }: { item: RepayItem }) {
  const text = useDayText();
  const amounts = useAmountText();
  if (item.originalDueTime === undefined) return null;
  const day = text.short(item.dueTime);
  const firstDay = text.short(item.originalDueTime);
  const progress = progressOfItem(item);
  const amount = amounts.text(progress?.rest ?? toPayToday(item));
  return (
    <Noted>
      <Note
        title={
          <Trans>
            Due {day}, moved from {firstDay}
          </Trans>
        }
      >
        {!isCovered(progress) && <Trans>Your payment is now {amount}.</Trans>}
      </Note>
    </Noted>
  );
}
