import { formatPercent } from '@clearloan/formatting';
import {
  LoanMathError,
  rateMeasures,
  translateRate,
  type Percent,
  type RateMeasure,
  type TenureType,
} from '@clearloan/loan-math';
import { ChoiceGroup, Page, Row, Rows, Slip, Sum, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { calculatorPath } from '../rules/form-address';
import { CountRow } from '../parts/count-row';
import { FieldsAndAnswer, FieldRow } from '../parts/field-row';
import { shownRate } from '../parts/loan-fields';
import { usePaceText } from '../parts/pace-text';
import { useProblemText } from '../parts/problem-text';
import { maxPayments } from '../rules/loan-form';
import { useAddressState } from './use-address-state';
import { useCalculatorForm } from './use-calculator';
import type { Field, Problem } from '../rules/typed-field';
import '../parts/field-row.css';
import '../parts/slip-lines.css';

/** As in the calculator. */
const usual: RateMeasure = 'flatYear';

/**
 * An advertised rate (by default yearly, as in the calculator), converted to all measures, so that two offers can be
 * compared.
 */
export function RatesPage() {
  const { t } = useLingui();
  const { form, reading, change } = useCalculatorForm();
  const { measure, choose } = useMeasure();
  const pace = usePaceText(form.pace);
  const problemText = useProblemText();
  const { count } = reading.counts;
  const { said, problem } = sayRate(reading.rates.rate, measure, count.value, form.pace);
  return (
    <Page title={t`What a flat rate really costs`} back={calculatorPath(form)} wide="split">
      <FieldsAndAnswer
        fields={
          <>
            <div className="cl-calc-rows">
              <FieldRow
                label={t`Interest rate`}
                value={form.rate}
                onChange={(rate) => change({ rate })}
                shown={shownRate(reading.rates.rate)}
                error={problem && problemText(problem, 'rate')}
              />
              <div className="cl-calc-choice">
                <ChoiceGroup
                  label={<Trans>Type of rate</Trans>}
                  value={measure}
                  onChange={choose}
                  choices={useMeasures()}
                />
              </div>
              <CountRow
                label={pace.name}
                value={form.count}
                most={maxPayments}
                lessText={pace.less}
                moreText={pace.more}
                error={count.problem && problemText(count.problem, 'count')}
                onChange={(next) => change({ count: next })}
              />
            </div>
          </>
        }
      >
        {said && <SaidSlip said={said} />}
      </FieldsAndAnswer>
    </Page>
  );
}

/** The type of the rate, in the address. */
function useMeasure() {
  const { state, change } = useAddressState(
    (search) => ({ measure: rateMeasures.find((each) => each === search.get('_measure')) ?? usual }),
    ({ measure }) => ({ _measure: measure === usual ? undefined : measure }),
  );
  return { ...state, choose: (measure: RateMeasure) => change({ measure }) };
}

function useMeasures() {
  return [
    { value: 'flatMonth', title: <Trans>Flat, per month</Trans> },
    { value: 'flatYear', title: <Trans>Flat, per year</Trans> },
    { value: 'flatDay', title: <Trans>Flat, per day</Trans> },
    { value: 'reducingYear', title: <Trans>On what you owe, per year</Trans> },
    { value: 'effectiveYear', title: <Trans>Effective, per year</Trans> },
  ] as const;
}

function SaidSlip({ said }: { said: Readonly<Record<RateMeasure, string>> }) {
  return (
    <Slip title={<Trans>These are all the same price</Trans>}>
      <div aria-live="polite">
        <Rows>
          <Row label={<Trans>Flat, per day</Trans>}>{formatPercent(said.flatDay)}</Row>
          <Row label={<Trans>Flat, per month</Trans>}>{formatPercent(said.flatMonth)}</Row>
          <Row label={<Trans>Flat, per year</Trans>}>{formatPercent(said.flatYear)}</Row>
          <Row label={<Trans>Effective, per year</Trans>}>{formatPercent(said.effectiveYear)}</Row>
          <Sum label={<Trans>On what you owe, per year</Trans>}>
            <span className="cl-marked">{formatPercent(said.reducingYear)}</span>
          </Sum>
        </Rows>
      </div>
      <div className="cl-calc-below">
        <Text size="sm" tone="dim">
          <Trans>
            A flat rate is charged on the original amount until the end, even though you owe less each time.
            That’s why it looks small. Compare offers by the last line.
          </Trans>
        </Text>
      </div>
      <Text size="sm" tone="dim">
        <Trans>Without fees, in equal payments.</Trans>
      </Text>
    </Slip>
  );
}

interface SaidRate {
  readonly said: Readonly<Record<RateMeasure, Percent>> | undefined;
  readonly problem: Problem | undefined;
}

/** One price in all five measures, or the error of the typed rate. */
function sayRate(
  rate: Field<string>,
  measure: RateMeasure,
  tenure: number | undefined,
  tenureType: TenureType,
): SaidRate {
  if (rate.value === undefined) return { said: undefined, problem: rate.problem };
  if (tenure === undefined) return { said: undefined, problem: undefined };
  try {
    const said = translateRate({ measure, percent: rate.value, tenure, tenureType, places: 2 });
    const fine = translateRate({ measure, percent: rate.value, tenure, tenureType, places: 4 });
    return { said: { ...said, flatDay: fine.flatDay }, problem: undefined };
  } catch (error) {
    if (error instanceof LoanMathError) return { said: undefined, problem: 'rateTooHigh' };
    throw error;
  }
}
