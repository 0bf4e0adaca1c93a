import { pathTo } from '@clearloan/routes';
import { useClock } from '@clearloan/app-runtime';
import { Money, PrimaryAction, Row, useAmountText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { LoanDetails } from '../contract';
import { dueOf, isTimeToPay } from '../rules/payment-progress';
import { coveredNow, dueNow } from '../rules/next-payment';
import { isEnded } from '../rules/order-stamp';
import { nextStepOf } from '../rules/next-step';
import { useDayText } from '../parts/day-text';
import { SeePaymentAction } from '../parts/payment-progress';

/** The next action of an order after its draft, pinned. Outlined for waiting and ended orders. */
export function LoanBottomBar({ loan }: { loan: LoanDetails }) {
  const { act, path } = nextStepOf(loan);
  switch (act) {
    case 'pay':
      return <PayAction loan={loan} path={path} />;
    case 'confirm':
      return (
        <PrimaryAction to={path}>
          <Trans>See my price</Trans>
        </PrimaryAction>
      );
    case 'changeAccount':
      return (
        <PrimaryAction to={path}>
          <Trans>Choose a different account</Trans>
        </PrimaryAction>
      );
    default:
      return isEnded(loan.orderStatus) ? (
        <PrimaryAction kind="line" to={pathTo('main')}>
          <Trans>View other loans</Trans>
        </PrimaryAction>
      ) : (
        <PrimaryAction kind="line" to={pathTo('order')}>
          <Trans>Back to my loans</Trans>
        </PrimaryAction>
      );
  }
}

function PayAction({ loan, path }: { loan: LoanDetails; path: string }) {
  const { today } = useClock();
  const amounts = useAmountText();
  const text = useDayText();
  const covered = coveredNow(loan.repay_plans, today(), loan.transactions);
  if (covered) return <SeePaymentAction orderId={loan.orderId} progress={covered.progress} />;
  const due = dueNow(loan.repay_plans, today(), loan.transactions);
  if (!due) return null;
  const amount = amounts.text(due.amount);
  const day = text.day(due.dueTime);
  const row = (
    <Row label={due.isLate ? <Trans>To pay today</Trans> : <Trans>Due {day}</Trans>}>
      <Money amount={due.amount} />
    </Row>
  );
  return (
    <PrimaryAction kind={isTimeToPay(dueOf(due.dueTime, today())) ? 'solid' : 'line'} row={row} to={path}>
      <Trans>Pay {amount}</Trans>
    </PrimaryAction>
  );
}
