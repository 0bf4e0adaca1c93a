import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Due } from '../rules/payment-progress';
import { Stamp } from '@clearloan/ui';

/**
 * The state of a payment relative to its due date: "8 days late", "Due today", "Due in 4 days", "In 34 days".
 */
export function textOfDue(due: Due): ReturnType<typeof msg> {
  switch (due.kind) {
    case 'late':
      return msg`${plural(due.days, { one: '# day late', other: '# days late' })}`;
    case 'today':
      return msg`Due today`;
    case 'soon':
      return msg`${plural(due.days, { one: 'Due in # day', other: 'Due in # days' })}`;
    case 'later':
      return msg`${plural(due.days, { one: 'In # day', other: 'In # days' })}`;
  }
}

/** The stamp for each state. */
export const kindOfDue = {
  late: 'over',
  today: 'due',
  soon: 'due',
  later: 'idle',
} as const satisfies Record<Due['kind'], string>;

export function DueText({ due }: { due: Due }) {
  const { i18n } = useLingui();
  return i18n._(textOfDue(due));
}

/** The state of a payment relative to its due date, as a stamp. */
export function DueStamp({ due }: { due: Due }) {
  return (
    <Stamp kind={kindOfDue[due.kind]}>
      <DueText due={due} />
    </Stamp>
  );
}
