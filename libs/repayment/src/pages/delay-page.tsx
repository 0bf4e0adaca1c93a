import { pathTo } from '@clearloan/routes';
import {
  Page,
  ReadFailure,
  SkeletonSlip,
  Stack,
  isOffline,
  Money,
  PrimaryAction,
  PrimaryCheckAgain,
  PrimaryActionPlaceholder,
  PrimaryRetry,
  Row,
  Rows,
  useAmountText,
  useDayText,
} from '@clearloan/ui';
import { useLingui, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { AmountsShown, WriteNote } from '../parts/write-note';
import { FlawNote } from '../parts/plan-notes';
import { NothingToPay, Overtaken } from '../parts/overtaken';
import { SeeInstead } from '../parts/see-instead';
import { DelayChoices } from './delay-choices';
import { extraCost } from '../rules/more-time';
import { openOf } from '../rules/open-plan';
import { useAgreeToDelay, useDelay, type AgreeToDelay, type Delay } from './use-delay';
import { LatePage } from './late-page';
import { useLoanPlan } from '../queries';

/** More time for a payment that is due; for one that is late, a plan that the borrower can keep. */
export function DelayPage() {
  const { orderId = '' } = useParams();
  const { data: plan } = useLoanPlan(orderId);
  // A screen that was opened for a late payment stays so: the plan changes before the screen does.
  const [isLate, setLate] = useState(false);
  if (!isLate && plan?.penaltyPerDay !== undefined) setLate(true);
  return isLate ? <LatePage orderId={orderId} /> : <BeforeDue orderId={orderId} />;
}

/** The price is shown before any choice, and paying now is preselected. */
function BeforeDue({ orderId }: { orderId: string }) {
  const { t } = useLingui();
  const delay = useDelay(orderId);
  const agreement = useAgreeToDelay(orderId);
  const { read, plan, movedPlan, overtaken } = delay;
  return (
    <AmountsShown>
      <Page
        title={t`Need more time?`}
        back={pathTo('loanDetailUrl', { orderId })}
        bottomBar={<DelayPrimaryAction orderId={orderId} delay={delay} agreement={agreement} />}
      >
        <Stack gap={5}>
          <ReadFailure read={read} title={t`The cost didn’t load`} />
          {read.data === undefined && !read.error && !(plan && !movedPlan) && <SkeletonSlip />}
          {overtaken && <Overtaken {...overtaken} />}
          {plan && !movedPlan && !overtaken && <NothingToPay payment={undefined} />}
          {delay.flaw === undefined ? <DelayChoices orderId={orderId} delay={delay} /> : <FlawNote />}
          <WriteNote {...agreement} />
        </Stack>
      </Page>
    </AmountsShown>
  );
}

interface DelayPrimaryActionProps {
  orderId: string;
  delay: Delay;
  agreement: AgreeToDelay;
}

/** Pays now, or delays for the price; the label states which. */
function DelayPrimaryAction({ orderId, delay, agreement }: DelayPrimaryActionProps) {
  const amounts = useAmountText();
  const { day } = useDayText();
  const { read, plan, movedPlan, overtaken, quote, option } = delay;
  if (agreement.phase === 'unreachable') return <PrimaryCheckAgain onClick={agreement.checkAgain} />;
  if (isOffline(read)) return <PrimaryRetry read={read} />;
  if (plan && !movedPlan) return <SeeInstead orderId={orderId} payment={overtaken?.payment} />;
  if (!movedPlan || !quote) return read.error ? null : <PrimaryActionPlaceholder />;
  const amount = amounts.text(openOf(movedPlan));
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
      onClick={() => void agreement.agree(movedPlan.periodNo, option)}
      row={
        <Rows>
          <Row label={<Trans>On {newDay} you pay</Trans>}>
            <Money amount={newTotal} />
          </Row>
        </Rows>
      }
    >
      <Trans>
        Delay {days} days for {cost}
      </Trans>
    </PrimaryAction>
  );
}
