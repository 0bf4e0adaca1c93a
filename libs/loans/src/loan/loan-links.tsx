import { pathTo, withOwnKeys } from '@clearloan/routes';
import { Fold, Inline, LinkAction, useAmountText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Loan } from '@clearloan/loan-view/contract';
import { checkLoan } from '../rules/check-loan';
import { isUnderWay } from '../rules/next-payment';
import { MathsSheet } from '@clearloan/loan-view/terms';

/** Below the figures of an active loan: its agreement, and the links to pay more or pay it off. */
export function LoanLinks({ loan }: { loan: Loan }) {
  const [isChecking, setChecking] = useState(false);
  const amounts = useAmountText();
  const { orderId, payoffAmount, checkedSince } = loan;
  // Money that the lender is still verifying or collecting is part of the payoff.
  const isSought = loan.repay_plans.some(isUnderWay);
  const isAskedFor = payoffAmount !== undefined && !isSought && checkedSince === undefined;
  const all = isAskedFor ? amounts.text(payoffAmount) : undefined;
  return (
    <>
      <Fold />
      <Inline between>
        <LinkAction to={pathTo('loanAgreement', { orderId })}>
          <Trans>Agreement</Trans>
        </LinkAction>
        <LinkAction onClick={() => setChecking(true)}>
          <Trans>Check the maths</Trans>
        </LinkAction>
        {all !== undefined && (
          <LinkAction to={withOwnKeys(pathTo('repayUrl', { orderId }), { _what: 'amount' })}>
            <Trans>Pay extra</Trans>
          </LinkAction>
        )}
        {all !== undefined && (
          <LinkAction to={withOwnKeys(pathTo('repayUrl', { orderId }), { _what: 'payoff' })}>
            <Trans>Pay off {all}</Trans>
          </LinkAction>
        )}
      </Inline>
      <MathsSheet lenders={loan} check={checkLoan} open={isChecking} onClose={() => setChecking(false)} />
    </>
  );
}
