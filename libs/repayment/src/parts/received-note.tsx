import type { Transaction } from '@clearloan/loan-contract';
import { pathTo } from '@clearloan/routes';
import { LinkAction, Note, Pad, useAmountText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { LoanPlan } from '../contract';
import { openOf } from '../rules/open-plan';

export interface ReceivedNoteProps {
  readonly orderId: string;
  readonly plan: LoanPlan;
  readonly payment: Transaction;
}

/** Money that was less or more than the amount due on its value date: why, and what is still due. */
export function ReceivedNote({ orderId, plan, payment: { periodNos, reason } }: ReceivedNoteProps) {
  const amounts = useAmountText();
  if (reason === undefined) return null;
  const open = plan.repay_plans
    .filter(({ periodNo }) => periodNos.includes(periodNo))
    .reduce((sum, row) => sum + openOf(row), 0);
  if (open === 0)
    return (
      <Pad>
        <Note title={reason} />
      </Pad>
    );
  const amount = amounts.text(open);
  return (
    <Pad>
      <Note kind="due" title={<Trans>{amount} of this payment is still unpaid</Trans>}>
        {reason}
        <div>
          <LinkAction small to={pathTo('repayUrl', { orderId })}>
            <Trans>Pay {amount}</Trans>
          </LinkAction>
        </div>
      </Note>
    </Pad>
  );
}
