import { pathTo } from '@clearloan/routes';
import {
  FailedState,
  isOffline,
  LinkAction,
  Pad,
  Section,
  SkeletonList,
  Split,
  Stack,
  ChoiceGroup,
} from '@clearloan/ui';
import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { PlannedNote } from '../parts/plan-notes';
import { ExtraChoice } from '../parts/extra-choice';
import { GivingBackNote, TooLateToReturn, UnderWayNote } from '../parts/repay-notes';
import { MethodChoice } from '../parts/method-choice';
import { PartAmountField, WhatChoice } from '../parts/what-choice';
import { PaySlip } from '../parts/pay-slip';
import { referencePath } from '../inner-routes';
import { oneOfEachKind } from '../rules/pay-methods';
import type { Repay } from './use-repay';
import type { PayOption } from '../rules/to-pay';

/** How much and how to pay, and the resulting total. */
export function RepayChoices({ orderId, repay }: { orderId: string; repay: Repay }) {
  const { read, stage, plan, method, methods, payTypesQuery, underWay } = repay;
  if (stage?.is !== 'ready' || plan === undefined) return null;
  const { option } = stage;
  // The pending content is above the exit links, which would jump when it loads.
  const isSettled = !option || methods !== undefined || payTypesQuery.isError;
  return (
    <Split
      start={
        <Stack gap={6}>
          {underWay && <UnderWayNote orderId={orderId} payment={underWay} />}
          {plan.autopay && (
            <Pad>
              <PlannedNote planned={plan.autopay} />
            </Pad>
          )}
          <HowMuch repay={repay} />
          {option && (methods || !isOffline(read)) && (
            <Methods orderId={orderId} repay={repay} amount={option.amount} />
          )}
        </Stack>
      }
      aside={
        <Stack gap={6}>
          <div />
          {option && method && <PaySlip option={option} periods={plan.repay_plans.length} fee={method.fee} />}
          {isSettled && <OtherWays orderId={orderId} />}
        </Stack>
      }
    />
  );
}

const OtherWays = ({ orderId }: { orderId: string }) => (
  <Pad>
    <Stack gap={2}>
      <div>
        <LinkAction to={pathTo('repayDelayUrl', { orderId })}>
          <Trans>Need more time?</Trans>
        </LinkAction>
      </div>
      <div>
        <LinkAction to={referencePath(orderId)}>
          <Trans>Already paid at a bank? Send the reference</Trans>
        </LinkAction>
      </div>
    </Stack>
  </Pad>
);

function HowMuch({ repay }: { repay: Repay }) {
  const { stage, plan, what, typed, parsedAmount, type, choose, isTooLateToReturn } = repay;
  if (stage?.is !== 'ready' || what === undefined) return null;
  const { offers, option } = stage;
  return (
    <Stack>
      <WhatChoice
        offers={offers}
        value={what}
        onChange={(next) => {
          choose('_what', next);
        }}
      />
      {isTooLateToReturn && <TooLateToReturn />}
      {what === 'coolingOff' && plan?.coolingOff && <GivingBackNote coolingOff={plan.coolingOff} />}
      {what === 'several' && option && (
        <HowManyChoice
          several={offers.several}
          value={option}
          onChange={(count) => {
            choose('_count', count);
          }}
        />
      )}
      {what === 'amount' && (
        <PartAmountField
          value={typed}
          read={parsedAmount}
          onChange={type}
          max={offers.most}
          payoff={offers.payoff?.amount}
          onPayoff={() => choose('_what', 'payoff')}
        />
      )}
      {what === 'amount' && option?.extra && option.amount > offers.due.amount && (
        <ExtraChoice
          extra={option.extra}
          more={option.amount - offers.due.amount}
          onChange={(keep) => choose('_keep', keep)}
        />
      )}
    </Stack>
  );
}

interface MethodsProps {
  orderId: string;
  repay: Repay;
  amount: number;
}

function Methods({ orderId, repay: { payTypesQuery, methods, method, choose }, amount }: MethodsProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { error, isFetching, refetch } = payTypesQuery;
  if (!methods && error)
    return (
      <FailedState
        title={t`We couldn’t load ways to pay`}
        code={error.requestId}
        isTrying={isFetching}
        onRetry={() => void refetch()}
      >
        {error.message}
      </FailedState>
    );
  const short = methods && oneOfEachKind(methods, method);
  const isMore = short && short.fitting.length < methods.fitting.length;
  return (
    <Section title={<Trans>How do you want to pay?</Trans>}>
      {short ? (
        <MethodChoice
          methods={short}
          amount={amount}
          value={method?.payType}
          onChange={(payType) => {
            choose('_how', payType);
          }}
        />
      ) : (
        <SkeletonList rows={4} />
      )}
      {isMore && (
        <Pad>
          <LinkAction to={`${pathTo('ynRepayChoose', { orderId })}?${search.toString()}`}>
            <Trans>More banks, wallets and shops</Trans>
          </LinkAction>
        </Pad>
      )}
    </Section>
  );
}

interface HowManyChoiceProps {
  several: readonly PayOption[];
  value: PayOption;
  onChange: (count: string) => void;
}

/** How many payments to make at once, oldest first. */
const HowManyChoice = ({ several, value, onChange }: HowManyChoiceProps) => (
  <Pad>
    <ChoiceGroup
      label={<Trans>How many payments?</Trans>}
      value={String(value.periodNos.length)}
      onChange={onChange}
      choices={several.map(({ periodNos: { length } }) => ({
        value: String(length),
        title: <Plural value={length} one="# payment" other="# payments" />,
      }))}
    />
  </Pad>
);
