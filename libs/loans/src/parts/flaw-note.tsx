import { useReportBrokenRule } from '@clearloan/app-runtime';
import { Note } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { NoteSpacing } from '@clearloan/loan-view';

/** Shown and reported if figures of one reply of the lender contradict each other. */
export function FlawNote({ call, rule }: { call: string; rule: string | undefined }) {
  useReportBrokenRule(call, rule);
  if (rule === undefined) return null;
  return (
    <NoteSpacing>
      <Note kind="over" role="alert" title={<Trans>The lender’s figures don’t add up</Trans>}>
        <Trans>Don’t rely on the amounts here. Ask the lender about them.</Trans>
      </Note>
    </NoteSpacing>
  );
}
