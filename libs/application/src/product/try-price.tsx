import { useReportBrokenRule } from '@clearloan/app-runtime';
import { brokenRuleName } from '@clearloan/api-client/declare';
import { priceAddsUp, type Cost } from '@clearloan/loan-contract';
import { AmountSlider, ChoiceGroup, Note, Pad, Split, Stack } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import {
  loanTrial,
  productOffer,
  productStatesOnePrice,
  trialIsForRequest,
  type ProductOffer,
} from '../contract';
import { useTrial } from '../queries';
import { nearestAmount, type AmountRange, checkMaths, localCost } from '@clearloan/loan-view/rules';
import { rangeOf, type CompleteChoice } from '../rules/complete-choice';
import { CostExampleSlip } from './cost-example-slip';
import { useTenureText, NoteSpacing } from '@clearloan/loan-view';
import '../parts/being-priced.css';
import './try-price.css';

export interface TryPriceProps {
  readonly offer: ProductOffer;
  /** The lender prices only for logged-in borrowers. */
  readonly isVisitor: boolean;
  readonly choice: CompleteChoice;
  readonly onChange: (choice: CompleteChoice) => void;
  /** Above the choice, and below its price. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/**
 * The price of any amount and tenure before applying: calculated on this device from the terms of the example, or
 * requested from the lender if the device cannot calculate it. If neither is possible, the example is fixed.
 */
export function TryPrice({ offer, isVisitor, choice, onChange, head, children }: TryPriceProps) {
  const { costExample: example } = offer;
  const range = rangeOf(offer);
  const { price, doubt, isOther } = usePrice(offer, choice, isVisitor);
  if (isVisitor && !canPrice(example, range))
    return (
      <Split
        start={head}
        aside={
          <>
            {doubt && <PriceDoubt title={doubt} />}
            <div className="cl-loans-example">
              <CostExampleSlip example={example} />
            </div>
          </>
        }
        end={children}
      />
    );
  return (
    <Split
      start={
        <>
          {head}
          {doubt && <PriceDoubt title={doubt} />}
          <div className="cl-loans-example">
            <Controls offer={offer} choice={choice} range={range} onChange={onChange} />
          </div>
        </>
      }
      aside={
        <div
          className={price ? 'cl-loans-tried' : 'cl-loans-tried cl-loans-being-priced'}
          aria-busy={price === undefined && !isOther}
        >
          {!price && !isOther && (
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

const PriceDoubt = ({ title }: { title: string }) => (
  <NoteSpacing>
    <Note kind="due" role="alert" title={title}>
      <Trans>Ask the lender why before you agree.</Trans>
    </Note>
  </NoteSpacing>
);

/** The price of a choice, absent while it is unknown, and what the borrower has to know about it. */
function usePrice(offer: ProductOffer, choice: CompleteChoice, isVisitor: boolean) {
  const { t } = useLingui();
  const { costExample: example, product } = offer;
  const { tenure_type } = example;
  const onDevice = priceOf(example, choice);
  const settled = useSettled(choice);
  const trial = useTrial(product.productId, settled, tenure_type, !isVisitor && !onDevice);
  const otherThan = (one: CompleteChoice) =>
    trial && brokenRuleName(trialIsForRequest, { request: { ...one, tenure_type }, reply: trial });
  const other = otherThan(settled);
  const price = onDevice ?? (otherThan(choice) === undefined ? trial : undefined);
  const rule = brokenRuleName(priceAddsUp, price ?? example) ?? brokenRuleName(productStatesOnePrice, offer);
  useReportBrokenRule(loanTrial.path, other);
  useReportBrokenRule(productOffer.path, rule);
  const doubt = other ? t`This isn’t the price for your choice` : rule && t`These figures don’t match`;
  return { price, isOther: other !== undefined, doubt };
}

/** The lender's own figures for its example; for another choice this device's, if it reproduces the example exactly. */
function priceOf(example: Cost, { amount, tenure }: CompleteChoice): Cost | undefined {
  if (amount === example.principal && tenure === example.tenure) return example;
  return checkMaths(example).result === 'agrees' ? localCost(example, { amount, tenure }) : undefined;
}

const canPrice = (example: Cost, { min, max }: AmountRange): boolean =>
  priceOf(example, { amount: example.principal === min ? max : min, tenure: example.tenure }) !== undefined;

interface ControlsProps {
  offer: ProductOffer;
  choice: CompleteChoice;
  range: AmountRange;
  onChange: (choice: CompleteChoice) => void;
}

function Controls({ offer: { tenures }, choice, range, onChange }: ControlsProps) {
  const { t } = useLingui();
  const tenureText = useTenureText();
  return (
    <Pad>
      <Stack gap={3}>
        {range.min < range.max && (
          <AmountSlider
            name={t`Amount to borrow`}
            label={<Trans>Try an amount</Trans>}
            amount={choice.amount}
            {...range}
            onChange={(amount) => onChange({ ...choice, amount: nearestAmount(amount, range) })}
          />
        )}
        {tenures.length > 1 && (
          <ChoiceGroup
            label={<Trans>For how long</Trans>}
            value={String(choice.tenure)}
            onChange={(tenure) => onChange({ ...choice, tenure: Number(tenure) })}
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
