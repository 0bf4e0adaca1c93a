import type { LoanCost } from '@clearloan/loan-math';
import { formatPercent } from '@clearloan/formatting';
import { Money, Note, Row, Rows, Slip, Sum, Text, useAmountText } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdvancedQuestion } from '../contract';
import type { Pace } from '../rules/loan-form';
import { PaymentChart, paymentBars } from './payment-chart';
import { usePaceText } from './pace-text';
import { PaymentsTable } from './payments-table';
import { AprRow, PriceParts } from './price-parts';

export interface PriceSlipProps {
  loan: LoanCost;
  question: AdvancedQuestion;
  pace: Pace;
}

const perYear = { month: 12, fortnight: 26, week: 52 } as const;

/** The cost of the loan: the payment, a chart of all payments, the parts and their sum. */
export function PriceSlip({ loan, question, pace }: PriceSlipProps) {
  const hasFee = loan.fee + loan.tax > 0;
  const varies =
    question.stepUp !== undefined || question.rateChanges !== undefined || question.moratorium !== undefined;
  return (
    <Slip>
      <div aria-live="polite">
        <Text tone="dim">
          <PaymentLabel count={loan.rows.length} varies={varies} pace={pace} />
        </Text>
        <p>
          <Money amount={loan.instalment} size="figure" highlighted />
        </p>
      </div>
      <Payments loan={loan} pace={pace} />
      <div className="cl-calc-below">
        <Rows>{hasFee ? <PartsWithFee loan={loan} /> : <Parts loan={loan} />}</Rows>
        {(hasFee || isDearer(loan, question)) && <AprRow apr={loan.apr} />}
      </div>
      {!hasFee && (
        <Text size="sm" tone="dim">
          <Trans>Fees not included. A real offer shows its fees and APR.</Trans>
        </Text>
      )}
      {loan.debtGrows && <GrowingDebt />}
      <PaymentsTable key={loan.rows.length} rows={loan.rows} />
    </Slip>
  );
}

/** A flat rate, or a rate that changes, costs more or less than the stated rate. */
const isDearer = ({ apr }: LoanCost, { interest_rate }: AdvancedQuestion): boolean =>
  formatPercent(apr, 1) !== formatPercent(interest_rate, 1);

function PaymentLabel({ count, varies, pace }: { count: number; varies: boolean; pace: Pace }) {
  const text = usePaceText(pace);
  if (count === 1) return <Trans>You pay once</Trans>;
  return varies ? <Trans>Your first payment</Trans> : text.payEach;
}

function Payments({ loan, pace }: { loan: LoanCost; pace: Pace }) {
  const { t } = useLingui();
  const amounts = useAmountText();
  const text = usePaceText(pace);
  const bars = paymentBars(loan.rows, perYear[pace]);
  const first = amounts.text(loan.rows[0]?.interest ?? 0);
  const last = amounts.text(loan.rows.at(-1)?.interest ?? 0);
  const count = loan.rows.length;
  const label = t`${count} payments. Interest is ${first} of the first and ${last} of the last.`;
  return (
    <>
      <PaymentChart label={label} bars={bars} />
      <div className="cl-calc-axis" aria-hidden="true">
        <span>{text.one(1)}</span>
        {count > 2 && <span>{Math.ceil(count / 2)}</span>}
        {count > 1 && <span>{count}</span>}
      </div>
    </>
  );
}

function Parts({ loan }: { loan: LoanCost }) {
  return (
    <>
      <Row label={<Trans>Principal</Trans>} swatch="principal">
        <Money amount={loan.principal} />
      </Row>
      <Row label={<Trans>Interest</Trans>} swatch="interest">
        <Money amount={loan.interest} />
      </Row>
      <Sum label={<Trans>In total</Trans>}>
        <Money amount={loan.totalRepay} />
      </Sum>
    </>
  );
}

function PartsWithFee({ loan }: { loan: LoanCost }) {
  return (
    <>
      <PriceParts net={loan.net} loan={loan} />
      <Sum label={<Trans>You pay back</Trans>}>
        <Money amount={loan.totalRepay} />
      </Sum>
    </>
  );
}

const GrowingDebt = () => (
  <div className="cl-calc-below">
    <Note kind="due" title={<Trans>What you owe grows at first</Trans>}>
      <Trans>Interest you don’t pay is added to what you owe, and you pay interest on it too.</Trans>
    </Note>
  </div>
);
