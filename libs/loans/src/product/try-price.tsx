import type { Cost } from '@clearloan/loan-contract';
import { AmountSlider, ChoiceGroup, Pad, Split, Stack } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import type { ProductOffer } from '../contract';
import { useTrial } from '../queries';
import { nearestAmount, type AmountRange } from '../rules/amount-choice';
import { rangeOf, type LoanWish } from '../rules/loan-wish';
import { checkMaths } from '../rules/check-maths';
import { localCost } from '../rules/local-cost';
import { CostExampleSlip } from './cost-example-slip';
import { useTenureText } from '../parts/apr-range';
import '../parts/being-priced.css';
import './product-facts.css';

export interface TryPriceProps {
  readonly offer: ProductOffer;
  /** The lender prices only for logged-in borrowers. */
  readonly isVisitor: boolean;
  readonly wish: LoanWish;
  readonly onChange: (wish: LoanWish) => void;
  /** Above the choice, and below its price. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/**
 * The price of any amount and tenure before applying: calculated on this device from the terms of the example, or
 * requested from the lender if the device cannot calculate it. If neither is possible, the example is fixed.
 */
export function TryPrice({ offer, isVisitor, wish, onChange, head, children }: TryPriceProps) {
  const { costExample: example, product } = offer;
  const range = rangeOf(offer);
  const onDevice = priceOf(example, wish);
  const asked = useTrial(product.productId, useSettled(wish), example.tenure_type, !isVisitor && !onDevice);
  const isAsked = asked?.principal === wish.amount && asked.tenure === wish.tenure;
  const price = onDevice ?? (isAsked ? asked : undefined);
  if (isVisitor && !canPrice(example, range))
    return (
      <Split
        start={head}
        aside={
          <div className="cl-loans-example">
            <CostExampleSlip example={example} />
          </div>
        }
        end={children}
      />
    );
  return (
    <Split
      start={
        <>
          {head}
          <div className="cl-loans-example">
            <Controls offer={offer} wish={wish} range={range} onChange={onChange} />
          </div>
        </>
      }
      aside={
        <div
          className={price ? 'cl-loans-tried' : 'cl-loans-tried cl-loans-being-priced'}
          aria-busy={price === undefined}
        >
          {!price && (
            <p className="cl-loans-priced-soon" role="status">
              <Trans>Asking the lender for this price</Trans>
            </p>
          )}
          <CostExampleSlip example={price ?? example} />
        </div>
      }
      end={children}
    />
  );
}

/** The lender's own figures for its example; for another choice this device's, if it reproduces the example exactly. */
function priceOf(example: Cost, { amount, tenure }: LoanWish): Cost | undefined {
  if (amount === example.principal && tenure === example.tenure) return example;
  return checkMaths(example).result === 'agrees' ? localCost(example, { amount, tenure }) : undefined;
}

const canPrice = (example: Cost, { min, max }: AmountRange): boolean =>
  priceOf(example, { amount: example.principal === min ? max : min, tenure: example.tenure }) !== undefined;

interface ControlsProps {
  offer: ProductOffer;
  wish: LoanWish;
  range: AmountRange;
  onChange: (wish: LoanWish) => void;
}

function Controls({ offer: { tenures }, wish, range, onChange }: ControlsProps) {
  const { t } = useLingui();
  const tenureText = useTenureText();
  return (
    <Pad>
      <Stack gap={3}>
        {range.min < range.max && (
          <AmountSlider
            name={t`Amount to borrow`}
            label={<Trans>Try an amount</Trans>}
            amount={wish.amount}
            {...range}
            onChange={(amount) => onChange({ ...wish, amount: nearestAmount(amount, range) })}
          />
        )}
        {tenures.length > 1 && (
          <ChoiceGroup
            label={<Trans>For how long</Trans>}
            value={String(wish.tenure)}
            onChange={(tenure) => onChange({ ...wish, tenure: Number(tenure) })}
            choices={tenures.map(({ tenure, tenure_type }) => ({
              value: String(tenure),
              title: tenureText(tenure, tenure_type),
            }))}
          />
        )}
      </Stack>
    </Pad>
  );
}

/** Debounce delay before a request to the lender. */
const settleMs = 300;

/** A debounced value. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
