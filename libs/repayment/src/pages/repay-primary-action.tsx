import {
  isOffline,
  PrimaryAction,
  PrimaryCheckAgain,
  PrimaryActionPlaceholder,
  PrimaryRetry,
  useAmountText,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SeeInstead } from '../parts/see-instead';
import type { Pay } from './use-pay';
import { intentOf, type Repay } from './use-repay';

export interface RepayPrimaryActionProps {
  orderId: string;
  repay: Repay;
  pay: Pay;
  /** Replaces "Pay ¥2,142.31" if the amount is already shown large on the screen. */
  label?: ReactNode;
}

/** The primary action of the screen: Pay with the full amount, or the alternative if paying is not appropriate. */
export function RepayPrimaryAction({ orderId, repay, pay, label }: RepayPrimaryActionProps) {
  const { t } = useLingui();
  const amounts = useAmountText();
  const { read, typesRead, stage } = repay;
  const intent = intentOf(repay);
  if (pay.phase === 'unreachable') return <PrimaryCheckAgain onClick={pay.checkAgain} />;
  if (isOffline(read)) return <PrimaryRetry read={read} />;
  if (stage && stage.is !== 'ready') return <SeeInstead orderId={orderId} payment={stage.payment} />;
  if (repay.flaw !== undefined) return null;
  if (stage && !stage.thing)
    return (
      <PrimaryAction disabled reason={t`Enter how much you want to pay first.`}>
        <Trans>Pay</Trans>
      </PrimaryAction>
    );
  if (intent === undefined) return read.isError || typesRead.isError ? null : <PrimaryActionPlaceholder />;
  const amount = amounts.text(intent.thing.amount + intent.method.fee);
  return (
    <PrimaryAction
      kind={repay.mayWait ? 'line' : 'solid'}
      loading={pay.isBusy}
      onClick={() => void pay.pay(intent)}
    >
      {label ?? <Trans>Pay {amount}</Trans>}
    </PrimaryAction>
  );
}
