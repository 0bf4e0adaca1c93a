import { afterFrame, lazyPart } from '@clearloan/app-runtime';
import { BellIcon, IconButton, PartFailure } from '@clearloan/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import type { AnnouncementItem } from '../contract';

const MessagesSheet = lazyPart(async () => (await import('./messages-sheet')).MessagesSheet, PartFailure);

export interface Messages {
  /** The bell of the home screen; absent without messages. */
  readonly bell: ReactNode;
  /** The sheet that the bell opens. Its code is loaded after home has rendered. */
  readonly sheet: ReactNode;
}

/** The lender's messages to a borrower, and the sheet that shows them. */
export function useMessages(items: readonly AnnouncementItem[]): Messages {
  const { t } = useLingui();
  // Undefined until the sheet was opened once: its code is loaded then.
  const [isOpen, setOpen] = useState<boolean>();
  const hasNews = items.length > 0;
  useEffect(() => {
    if (hasNews) afterFrame(() => MessagesSheet.preload());
  }, [hasNews]);
  const label = t`${plural(items.length, { one: '# message', other: '# messages' })}`;
  return {
    bell: hasNews && (
      <IconButton icon={BellIcon} label={label} count={items.length} onClick={() => setOpen(true)} />
    ),
    sheet: isOpen !== undefined && (
      <MessagesSheet items={items} open={isOpen} onClose={() => setOpen(false)} fallback={null} />
    ),
  };
}
