import { Plural, Trans } from '@lingui/react/macro';
import type { PastedPlan } from '../rules/pasted-plan';

/** What was understood of a pasted plan, and what was not. */
export function PastedWords({ text, pasted }: { text: string; pasted: PastedPlan }) {
  const { rows, unread } = pasted;
  if (text.trim() === '') return <Trans>Copy the table of payments from a page, a file or a message.</Trans>;
  if (rows.length === 0) {
    return (
      <Trans>We find no payments in it. Each line needs the number of the payment and its amounts.</Trans>
    );
  }
  return (
    <>
      <Plural value={rows.length} one="We read # payment." other="We read # payments." />{' '}
      {unread > 0 && (
        <Plural
          value={unread}
          one="# line is not clear and is left out."
          other="# lines are not clear and are left out."
        />
      )}
    </>
  );
}
