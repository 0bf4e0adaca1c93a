import { formatMonth } from '@clearloan/formatting';
import { pathTo, withOwnKeys } from '@clearloan/routes';
import { useLanguage } from '@clearloan/app-runtime';
import {
  HandshakeIcon,
  CoinsIcon,
  InfoIcon,
  List,
  ListItem,
  Note,
  Pad,
  Text,
  useAmountText,
  useDayText,
} from '@clearloan/ui';
import type { PlanRow } from '@clearloan/loan-contract';
import { Trans } from '@lingui/react/macro';
import type { DelayQuote, LoanPlan } from '../contract';
import { DelayColumns } from '../parts/delay-columns';
import { Question } from '../parts/question';
import { fullMonth } from '../rules/more-time';
import { openOf } from '../rules/open-plan';
import type { Delay } from './use-delay';

/** The price of more time beside paying now, and the other options. */
export function DelayChoices({ orderId, delay }: { orderId: string; delay: Delay }) {
  const { plan, movedPlan, quote, option, choose } = delay;
  if (!plan || !movedPlan || !quote) return null;
  const isAllowed = quote.options.length > 0;
  return (
    <>
      <What plan={plan} movedPlan={movedPlan} isAllowed={isAllowed} />
      {isAllowed ? (
        <DelayColumns movedPlan={movedPlan} options={quote.options} value={option?.days} onChange={choose} />
      ) : (
        <NotNow quote={quote} />
      )}
      <Pad>{isAllowed && <Consequence delay={delay} />}</Pad>
      <Pad>
        <Used quote={quote} />
      </Pad>
      <InsteadOf orderId={orderId} />
    </>
  );
}

function What({ plan, movedPlan, isAllowed }: { plan: LoanPlan; movedPlan: PlanRow; isAllowed: boolean }) {
  const periods = plan.repay_plans.length;
  const amounts = useAmountText();
  const { day } = useDayText();
  const { periodNo, dueTime, originalDueTime } = movedPlan;
  const amount = amounts.text(openOf(movedPlan));
  const dueDay = day(dueTime);
  const firstDay = originalDueTime && day(originalDueTime);
  return (
    <Question
      title={
        isAllowed ? <Trans>See the cost, then choose</Trans> : <Trans>You can’t delay it right now</Trans>
      }
      lead={
        <>
          <Trans>
            Payment {periodNo} of {periods}. {amount}, due {dueDay}.
          </Trans>{' '}
          {firstDay !== undefined && <Trans>It was originally due {firstDay}.</Trans>}
        </>
      }
    />
  );
}

const NotNow = ({ quote: { reason } }: { quote: DelayQuote }) => (
  <Pad>
    <Note kind="due" title={reason ?? <Trans>The lender doesn’t allow more time for this payment.</Trans>}>
      <Trans>You can still pay part now and the rest later.</Trans>
    </Note>
  </Pad>
);

function Consequence({ delay: { plan, movedPlan, option } }: { delay: Delay }) {
  const amounts = useAmountText();
  const locale = useLanguage();
  const { day } = useDayText();
  if (!plan || !movedPlan || !option)
    return (
      <Note kind="plain" icon={InfoIcon} title={<Trans>Paying on time costs nothing extra</Trans>}>
        <Trans>A delay doesn’t pay anything off. It adds to what you owe.</Trans>
      </Note>
    );
  const month = fullMonth(plan, movedPlan, option);
  const stillOwed = amounts.text(openOf(movedPlan));
  const otherDay = month && day(month.dueTime);
  const monthName = month && formatMonth(month.month, locale);
  const together = amounts.text(month?.together ?? 0);
  const oldDay = day(movedPlan.dueTime);
  return (
    <Note kind="due" title={<Trans>Only this payment is delayed</Trans>}>
      <Trans>
        You pay nothing now. You still owe {stillOwed}, which was due {oldDay}.
      </Trans>{' '}
      {month && (
        <Trans>
          Your payment on {otherDay} stays the same. You’d pay {together} in total in {monthName}.
        </Trans>
      )}
    </Note>
  );
}

const Used = ({ quote: { usedCount, maxCount } }: { quote: DelayQuote }) => (
  <Text size="sm" tone="dim">
    <Trans>
      You’ve used {usedCount} of {maxCount} delays for this loan.
    </Trans>
  </Text>
);

function InsteadOf({ orderId }: { orderId: string }) {
  const help = pathTo('customerService');
  return (
    <List>
      <ListItem
        icon={<CoinsIcon />}
        title={<Trans>Pay part of it now</Trans>}
        note={<Trans>The rest is still due on its usual date</Trans>}
        to={withOwnKeys(pathTo('repayUrl', { orderId }), { _what: 'amount' })}
      />
      <ListItem
        icon={<HandshakeIcon />}
        title={<Trans>I need more help</Trans>}
        note={<Trans>Talk to someone</Trans>}
        to={help}
      />
    </List>
  );
}
