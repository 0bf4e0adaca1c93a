import { Plural, Trans } from '@lingui/react/macro';
import type { Due } from '../rules/due';

/** "8 days late", "Due today", "Due in 4 days", "In 34 days". */
export function DueWords({ due }: { due: Due }) {
  switch (due.kind) {
    case 'late':
      return <Plural value={due.days} one="# day late" other="# days late" />;
    case 'today':
      return <Trans>Due today</Trans>;
    case 'soon':
      return <Plural value={due.days} one="Due in # day" other="Due in # days" />;
    case 'later':
      return <Plural value={due.days} one="In # day" other="In # days" />;
  }
}
