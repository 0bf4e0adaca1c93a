import { pathTo } from '@clearloan/routes';
import {
  isOffline,
  Money,
  PinnedAction,
  PinnedCheckAgain,
  PinnedPlaceholder,
  PinnedRetry,
  Row,
  useAmountText,
} from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useDayWords } from '../parts/day-text';
import { SeeInstead } from '../parts/see-instead';
import { extraCost } from '../rules/more-time';
import { openOf } from '../rules/open-plan';
import type { AgreeToDelay, Delay } from './use-delay';

export interface DelayPinnedProps {
  orderId: string;
  delay: Delay;
  agreement: AgreeToDelay;
}

/** To pay now, or to delay for its price: the words say which. */
export function DelayPinned({ orderId, delay, agreement }: DelayPinnedProps) {
  const amounts = useAmountText();
  const { day } = useDayWords();
  const { read, plan, moved, overtaken, quote, option } = delay;
  if (agreement.phase === 'unreachable') return <PinnedCheckAgain onClick={agreement.checkAgain} />;
  if (isOffline(read)) return <PinnedRetry read={read} />;
  if (plan && !moved) return <SeeInstead orderId={orderId} payment={overtaken?.payment} />;
  if (!moved || !quote) return read.error ? null : <PinnedPlaceholder />;
  const amount = amounts.text(openOf(moved));
  if (!option)
    return (
      <PinnedAction to={pathTo('repayUrl', { orderId })}>
        <Trans>Pay {amount}</Trans>
      </PinnedAction>
    );
  const { days, newDueTime, newTotal } = option;
  const cost = amounts.text(extraCost(option));
  const newDay = day(newDueTime);
  return (
    <PinnedAction
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
    </PinnedAction>
  );
}
