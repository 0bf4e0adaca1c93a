import type { Cost } from '@clearloan/loan-contract';
import { Note } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { checkMaths, type MathsCheck } from '../rules/check-maths';
import { Noted } from './payment-progress';

export interface MathsNoteProps {
  lenders: Cost;
  /** Of a signed loan: `checkLoan`. */
  check?: (lenders: Cost) => MathsCheck;
}

/** Shown automatically if the lender's figures do not match their own terms. */
export function MathsNote({ lenders, check = checkMaths }: MathsNoteProps) {
  if (check(lenders).result !== 'differs') return null;
  return (
    <Noted>
      <Note kind="due" role="alert" title={<Trans>Our calculation doesn’t match the lender’s</Trans>}>
        <Trans>
          Only the lender’s figures are binding. Check the maths below to see each difference, then ask the
          lender why.
        </Trans>
      </Note>
    </Noted>
  );
}
