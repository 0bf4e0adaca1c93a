import { pathTo } from '@clearloan/routes';
import { useClock } from '@clearloan/app-runtime';
import {
  Money,
  PrimaryAction,
  Row,
  Rows,
  useAmountText,
  Button,
  Dialog,
  Note,
  Pad,
  SilentLenderNote,
  useDayText,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Loan } from '@clearloan/loan-view/contract';
import { SeePaymentAction } from '@clearloan/loan-view';
import '@clearloan/loan-view/terms/refuse-offer.css';
import { useWithdraw } from '../queries';
import { coveredNow, dueNow } from '../rules/next-payment';
import { nextStepOf, isEnded, dueOf, isTimeToPay } from '@clearloan/loan-view/rules';

/** The next action of an order after its draft, pinned. Outlined for waiting and ended orders. */
export function LoanBottomBar({ loan }: { loan: Loan }) {
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

function PayAction({ loan, path }: { loan: Loan; path: string }) {
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
    <Rows>
      <Row label={due.isLate ? <Trans>To pay today</Trans> : <Trans>Due {day}</Trans>}>
        <Money amount={due.amount} />
      </Row>
    </Rows>
  );
  return (
    <PrimaryAction kind={isTimeToPay(dueOf(due.dueTime, today())) ? 'solid' : 'line'} row={row} to={path}>
      <Trans>Pay {amount}</Trans>
    </PrimaryAction>
  );
}

/** Withdraws an application that the lender has not decided: one tap and one confirmation. */
export function WithdrawApplication({ orderId }: { readonly orderId: string }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { phase, failure, run, checkAgain } = useWithdraw();
  const withdraw = () => {
    setAsking(false);
    void run({ orderId }, { loading: t`Withdrawing your application` });
  };
  return (
    <div className="cl-loans-refuse">
      <Pad>
        {(phase === 'checking' || phase === 'unreachable') && (
          <SilentLenderNote
            phase={phase}
            checking={<Trans>The lender hasn’t replied yet.</Trans>}
            unreachable={<Trans>Check again, or come back later.</Trans>}
          />
        )}
        {failure && <Note kind="over" role="alert" title={failure.message} />}
        {phase === 'unreachable' ? (
          <Button kind="line" onClick={() => void checkAgain()}>
            <Trans>Check again</Trans>
          </Button>
        ) : (
          <Button kind="line" loading={phase !== 'idle'} onClick={() => setAsking(true)}>
            <Trans>Withdraw application</Trans>
          </Button>
        )}
      </Pad>
      <Dialog
        open={isAsking}
        title={t`Withdraw this application?`}
        confirmLabel={t`Withdraw`}
        cancelLabel={t`Keep application`}
        onConfirm={withdraw}
        onCancel={() => setAsking(false)}
      >
        <Trans>Withdrawing is free. You can apply again any time.</Trans>
      </Dialog>
    </div>
  );
}
