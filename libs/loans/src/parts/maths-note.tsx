import type { Cost } from '@clearloan/api-client/declare';
import { Note } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { checkMaths } from '../rules/check-maths';
import { Noted } from './noted';

/** Speaks up by itself when the lender's figures are not what their own terms come to. */
export function MathsNote({ lenders }: { lenders: Cost }) {
  if (checkMaths(lenders).result !== 'differs') return null;
  return (
    <Noted>
      <Note kind="due" role="alert" title={<Trans>This phone comes to other figures than the lender</Trans>}>
        <Trans>
          Only the lender’s figures bind. Check the maths below to see each difference, and ask why.
        </Trans>
      </Note>
    </Noted>
  );
}
