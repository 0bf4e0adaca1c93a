import { pathTo } from '@clearloan/routes';
import {
  isOffline,
  Money,
  PrimaryAction,
  PrimaryCheckAgain,
  PrimaryActionPlaceholder,
  PrimaryRetry,
  Row,
  useAmountText,
} from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useDayText } from '../parts/day-text';
import { SeeInstead } from '../parts/see-instead';
import { extraCost } from '../rules/more-time';
import { openOf } from '../rules/open-plan';
import type { AgreeToDelay, Delay } from './use-delay';

export interface DelayPrimaryActionProps {
  orderId: string;
  delay: Delay;
  agreement: AgreeToDelay;
}

/** Pays now, or delays for the price; the label states which. */
export function DelayPrimaryAction({ orderId, delay, agreement }: DelayPrimaryActionProps) {
  const amounts = useAmountText();
  const { day } = useDayText();
  const { read, plan, moved, overtaken, quote, option } = delay;
  if (agreement.phase === 'unreachable') return <PrimaryCheckAgain onClick={agreement.checkAgain} />;
  if (isOffline(read)) return <PrimaryRetry read={read} />;
  if (plan && !moved) return <SeeInstead orderId={orderId} payment={overtaken?.payment} />;
  if (!moved || !quote) return read.error ? null : <PrimaryActionPlaceholder />;
  const amount = amounts.text(openOf(moved));
  if (!option)
    return (
      <PrimaryAction to={pathTo('repayUrl', { orderId })}>
        <Trans>Pay {amount}</Trans>
      </PrimaryAction>
    );
  const { days, newDueTime, newTotal } = option;
  const cost = amounts.text(extraCost(option));
  const newDay = day(newDueTime);
  return (
    <PrimaryAction
      loading={agreement.isBusy}
      onClick={() => void agreement.agree(moved.periodNo, option)}
      row={
        <Row label={<Trans>On {newDay} you pay</Trans>}>
          <Money amount={newTotal} />
        </Row>
      }
    >
      <Trans>
        Delay {days} days for {cost}
      </Trans>
    </PrimaryAction>
  );
}
