import type { LoanCost } from '@clearloan/loan-math';
import { Money, Note, Row, Rows, Slip, Text, useAmountText } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Pace } from '../rules/loan-form';
import { BalanceChart, balanceLines } from './balance-chart';
import { usePaceText } from './pace-text';
import { PaymentsTable } from './payments-table';
import './slip-lines.css';

interface SavingsSlipProps {
  loan: LoanCost;
  without: LoanCost;
  pace: Pace;
}

/** The savings of the extra payments, and the balance with and without them. */
export function SavingsSlip({ loan, without, pace }: SavingsSlipProps) {
  return (
    <Slip>
      <div className="cl-calc-figures" aria-live="polite">
        <div>
          <Text size="sm" tone="dim">
            <Trans>You save</Trans>
          </Text>
          <Money amount={Math.max(0, without.interest - loan.interest)} size="figure-m" highlighted />
        </div>
        <SecondFigure loan={loan} without={without} pace={pace} />
      </div>
      <Balances loan={loan} without={without} pace={pace} />
      <div className="cl-calc-below cl-calc-ruled">
        <Rows>
          <Row label={<Trans>Interest without extra</Trans>}>
            <Money amount={without.interest} />
          </Row>
          <Row label={<Trans>Interest with extra</Trans>}>
            <Money amount={loan.interest} />
          </Row>
        </Rows>
      </div>
      {loan.cappedPrepayments.map(({ periodNo, asked, taken }) => (
        <Capped key={periodNo} periodNo={periodNo} asked={asked} taken={taken} pace={pace} />
      ))}
      <PaymentsTable key={loan.rows.length} rows={loan.rows} />
    </Slip>
  );
}

/** How much sooner it ends; if the end stays, the reduced payment. */
function SecondFigure({ loan, without, pace }: SavingsSlipProps) {
  const text = usePaceText(pace);
  const sooner = without.rows.length - loan.rows.length;
  const last = loan.rows.at(-2)?.instalment ?? loan.instalment;
  if (sooner > 0) {
    return (
      <div>
        <Text size="sm" tone="dim">
          <Trans>Paid off sooner</Trans>
        </Text>
        <span className="cl-figure-m">{text.count(sooner)}</span>
      </div>
    );
  }
  return (
    <div>
      <Text size="sm" tone="dim">
        <Trans>Then you pay</Trans>
      </Text>
      <Money amount={last} size="figure-m" />
    </div>
  );
}

function Balances({ loan, without, pace }: SavingsSlipProps) {
  const { t } = useLingui();
  const text = usePaceText(pace);
  const lines = balanceLines(loan, without);
  const withEnd = text.count(loan.rows.length);
  const withoutEnd = text.count(without.rows.length);
  const label = t`What you owe over time: with extra payments it’s paid off after ${withEnd}, without them after ${withoutEnd}.`;
  const middle = Math.round(lines.periods / 2);
  return (
    <>
      <BalanceChart label={label} lines={lines} />
      <div className="cl-calc-axis" aria-hidden="true">
        <span>
          <Trans>Start</Trans>
        </span>
        {lines.periods > 2 && <span>{text.one(middle)}</span>}
        <span>{lines.periods}</span>
      </div>
      <ul className="cl-calc-legend">
        <li>
          <LineSample className="cl-calc-line" />
          <Trans>With extra</Trans>
        </li>
        <li>
          <LineSample className="cl-calc-line-without" />
          <Trans>Without extra</Trans>
        </li>
      </ul>
    </>
  );
}

const LineSample = ({ className }: { className: string }) => (
  <svg width="24" height="6" aria-hidden="true">
    <path className={className} d="M0 3h24" />
  </svg>
);

interface CappedProps {
  periodNo: number;
  asked: number;
  taken: number;
  pace: Pace;
}

function Capped({ periodNo, asked, taken, pace }: CappedProps) {
  const amounts = useAmountText();
  const text = usePaceText(pace);
  const after = text.one(periodNo);
  const left = amounts.text(taken);
  const wanted = amounts.text(asked);
  return (
    <div className="cl-calc-below">
      <Note kind="plain" title={<Trans>{wanted} is more than you’ll owe then</Trans>}>
        <Trans>
          {after}: {left} is enough to pay off the loan. We count only that much.
        </Trans>
      </Note>
    </div>
  );
}
