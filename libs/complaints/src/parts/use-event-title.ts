import { useLingui } from '@lingui/react/macro';
import type { TimelineItem } from '../contract';

/** What an event of a report is called: who did what. */
export function useEventTitle(): (item: TimelineItem, index: number) => string {
  const { t } = useLingui();
  return ({ status, by, who, text }, index) => {
    if (by === 'borrower') {
      if (index === 0) return t`You told us`;
      if (status === 'reopened' && text === undefined) return t`You reopened it`;
      return status === 'closed' ? t`You said it helped` : t`You added`;
    }
    if (status === 'answered') return who === undefined ? t`Our answer` : t`${who} answered`;
    if (status === 'closed') return t`We closed it`;
    if (text !== undefined) return who === undefined ? t`Update from us` : t`${who} wrote`;
    return who === undefined ? t`We read it` : t`${who} read it`;
  };
}
