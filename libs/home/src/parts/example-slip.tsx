import type { Cost } from '@clearloan/loan-contract';
import type { Minor } from '@clearloan/formatting';
import { AmountStepper, Money, Row, Rows, Slip, Sum, Text, useAmountText } from '@clearloan/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import type { LargeCardItem } from '@clearloan/loan-view/contract';
import { nearestAmount, priceParts, type PriceParts } from '@clearloan/loan-view/rules';
import { aprText, UpfrontFeesLine, useTenureText } from '@clearloan/loan-view';
import '@clearloan/loan-view/slip-lines.css';

export interface ExampleSlipProps {
  card: LargeCardItem;
  example: Cost;
  /** What the borrower chose; the example's amount until then. */
  chosenAmount: Minor | undefined;
  onTry: (amount: Minor) => void;
}

/**
 * LARGE_CARD with an example: the full price before any question. If the device can reproduce the lender's figures,
 * the amount can be changed; otherwise the example is fixed.
 */
export function ExampleSlip({ card, example, chosenAmount, onTry }: ExampleSlipProps) {
  const tenureText = useTenureText();
  const wantedAmount = chosenAmount ?? example.principal;
  const calculator = useCalculator();
  const price = calculator?.priceOnDevice(example, wantedAmount);
  const isFixed = calculator !== undefined && !price;
  // An amount is shown only together with its price: a tap before the calculation is loaded takes effect once it is.
  const amount = price ? wantedAmount : example.principal;
  const time = tenureText(example.tenure, example.tenure_type);
  const label = <Trans>Borrow for {time}</Trans>;
  const { amountMin, amountStep } = card;
  return (
    <Slip
      title={
        <Text as="span" size="lg" bold>
          <Trans>See the real cost first</Trans>
        </Text>
      }
    >
      {!isFixed && amountMin !== undefined && amountStep !== undefined ? (
        <AmountStepper
          label={label}
          amount={amount}
          min={amountMin}
          max={card.amountMax}
          step={amountStep}
          onChange={(next) =>
            onTry(nearestAmount(next, { min: amountMin, max: card.amountMax, step: amountStep }))
          }
        />
      ) : (
        <FixedAmount label={label} amount={example.principal} />
      )}
      <ShortPrice price={price ?? priceParts(example)} />
      <ExampleLine
        count={price?.instalments ?? example.repay_plans.length}
        each={price?.instalment ?? example.month_amount}
        apr={price?.apr ?? example.apr}
      />
      <UpfrontFeesLine cost={example} price={price} />
      {isFixed && calculator?.exampleDiffers(example) && (
        <p role="alert">
          <Trans>Our calculation doesn’t match the lender’s</Trans>
        </p>
      )}
    </Slip>
  );
}

const FixedAmount = ({ label, amount }: { label: ReactNode; amount: Minor }) => (
  <>
    <Text tone="dim">{label}</Text>
    <Money amount={amount} size="figure" round />
  </>
);

/** Fees, other charges and tax in one line: the slip is small, and the product's page separates them. */
function ShortPrice({ price }: { price: PriceParts }) {
  return (
    <div aria-live="polite">
      <Rows>
        <Row label={<Trans>You get</Trans>} swatch="principal">
          <Money amount={price.youGet} />
        </Row>
        <Row label={<Trans>Interest</Trans>} swatch="interest">
          <Money amount={price.interest} />
        </Row>
        <Row label={price.charges ? <Trans>Fees and tax</Trans> : <Trans>Fee and tax</Trans>} swatch="fee">
          <Money amount={price.cost - price.interest} />
        </Row>
        <Sum label={<Trans>You pay back</Trans>}>
          <Money amount={price.payBack} highlighted />
        </Sum>
      </Rows>
    </div>
  );
}

function ExampleLine({ count, each, apr }: { count: number; each: Minor; apr: string }) {
  const { t } = useLingui();
  const amounts = useAmountText();
  const payment = amounts.text(each);
  const rate = aprText(apr);
  return (
    <div className="cl-loans-below">
      <Text size="sm" tone="dim">
        {t`${plural(count, {
          one: `Example. One payment of ${payment}. APR ${rate}.`,
          other: `Example. # payments of ${payment}. APR ${rate}.`,
        })}`}
      </Text>
    </div>
  );
}

type Calculator = typeof import('../rules/price-on-device');

let fetched: Calculator | undefined;

/**
 * The calculation that prices another amount. The lender's own figures do not need it, so it is loaded after them:
 * `undefined` while loading, `null` if it failed.
 */
function useCalculator(): Calculator | null | undefined {
  const [prices, setPrices] = useState<Calculator | null | undefined>(() => fetched);
  useEffect(() => {
    if (prices !== undefined) return;
    import('../rules/price-on-device').then(
      (module) => {
        fetched = module;
        setPrices(module);
      },
      () => setPrices(null),
    );
  }, [prices]);
  return prices;
}
