import { Plural } from '@lingui/react/macro';
import { useDueCount } from '@clearloan/app-runtime';

/** "2 due", or nothing when nothing is. */
export function DueCountText() {
  const count = useDueCount();
  return count === 0 ? null : <Plural value={count} one="# due" other="# due" />;
}
