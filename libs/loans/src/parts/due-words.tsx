import { useLingui } from '@lingui/react/macro';
import type { Due } from '../rules/due';
import { wordsOfDue } from '../rules/due-words';

/** "8 days late", "Due today", "Due in 4 days", "In 34 days". */
export function DueWords({ due }: { due: Due }) {
  const { i18n } = useLingui();
  return i18n._(wordsOfDue(due));
}
