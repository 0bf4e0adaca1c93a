import { useClock, useMarket } from '@clearloan/app-runtime';
import {
  KeysArt,
  EmptyState,
  Money,
  Note,
  Pad,
  Page,
  Row,
  Rows,
  Slip,
  Sum,
  Text,
  useAmountText,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { calculatorPath } from '../rules/form-address';
import { CountRow } from '../parts/count-row';
import { FieldsAndAnswer } from '../parts/field-row';
import { ReducingRateRow, useFieldErrors } from '../parts/loan-fields';
import { MoneyRow } from '../parts/money-row';
import { usePaceText } from '../parts/pace-text';
import { RefusalNote } from '../parts/problem-text';
import { affordability, type AffordabilityResult, type Budget } from '../rules/tool-answers';
import { maxPayments } from '../rules/loan-form';
import { textFromAddress, textToAddress } from '../rules/running-loans';
import { useAddressState } from './use-address-state';
import { useCalculatorForm, type CalculatorForm } from './use-calculator';
import '../parts/field-row.css';
import '../parts/slip-lines.css';

const budgetFrom = (search: URLSearchParams): Budget => ({
  income: textFromAddress(search.get('_income')),
  dues: textFromAddress(search.get('_dues')),
  aside: textFromAddress(search.get('_aside')),
});
const addressOf = ({ income, dues, aside }: Budget) => ({
  _income: textToAddress(income),
  _dues: textToAddress(dues),
  _aside: textToAddress(aside),
});

/** What an income leaves for a payment, and the loan it can repay: arithmetic, not advice. */
export function AffordablePage() {
  const { t } = useLingui();
  const market = useMarket();
  const clock = useClock();
  const calculator = useCalculatorForm();
  const { form } = calculator;
  const { state: budget, change } = useAddressState(budgetFrom, addressOf);
  const answer = affordability({ ...budget, rate: form.rate, count: form.count }, market, clock.today());
  return (
    <Page title={t`How much can I afford?`} back={calculatorPath(form)} wide="split">
      <FieldsAndAnswer
        fields={
          <>
            <div className="cl-calc-rows">
              <BudgetFields budget={budget} change={change} />
              <LoanTime calculator={calculator} />
            </div>
          </>
        }
      >
        <Answer answer={answer} />
      </FieldsAndAnswer>
    </Page>
  );
}

function BudgetFields({ budget, change }: { budget: Budget; change: (next: Partial<Budget>) => void }) {
  const { t } = useLingui();
  return (
    <>
      <MoneyRow
        label={t`Monthly income`}
        value={budget.income}
        placeholder="0"
        help={<Trans>Your usual monthly pay, after tax.</Trans>}
        onChange={(income) => change({ income })}
      />
      <MoneyRow
        label={t`Monthly bills`}
        value={budget.dues}
        placeholder="0"
        mayBeZero
        help={<Trans>Rent, school fees, other loan payments.</Trans>}
        onChange={(dues) => change({ dues })}
      />
      <MoneyRow
        label={t`Set aside each month`}
        value={budget.aside}
        placeholder="0"
        mayBeZero
        help={<Trans>Food, transport, savings.</Trans>}
        onChange={(aside) => change({ aside })}
      />
    </>
  );
}

function LoanTime({ calculator: { form, reading, change } }: { calculator: CalculatorForm }) {
  const errorOf = useFieldErrors(reading);
  const text = usePaceText('month');
  return (
    <>
      <ReducingRateRow form={form} reading={reading} change={change} />
      <CountRow
        label={text.name}
        value={form.count}
        most={maxPayments}
        lessText={text.less}
        moreText={text.more}
        error={errorOf('count')}
        onChange={(count) => change({ count })}
      />
    </>
  );
}

function Answer({ answer }: { answer: AffordabilityResult }) {
  switch (answer.is) {
    case 'answered':
      return <AffordableSlip answer={answer} />;
    case 'nothingLeft':
      return (
        <Pad>
          <NothingLeft needed={answer.needed} income={answer.income} />
        </Pad>
      );
    case 'refused':
      return (
        <Pad>
          <RefusalNote reason={answer.reason} />
        </Pad>
      );
    case 'incomplete':
      return (
        <EmptyState art={<KeysArt />} title={<Trans>Nothing to calculate yet</Trans>}>
          <Trans>Enter your income and bills. Nothing leaves this phone.</Trans>
        </EmptyState>
      );
  }
}

function NothingLeft(amounts: { needed: number; income: number }) {
  const text = useAmountText();
  const needed = text.text(amounts.needed);
  const income = text.text(amounts.income);
  return (
    <Note kind="due" role="status" title={<Trans>There’s nothing left for a payment</Trans>}>
      <Trans>
        Your income is {income}. Your bills and what you set aside add up to {needed}.
      </Trans>
    </Note>
  );
}

function AffordableSlip({
  answer: { payment, loan },
}: {
  answer: Extract<AffordabilityResult, { is: 'answered' }>;
}) {
  return (
    <Slip>
      <div aria-live="polite">
        <Text tone="dim">
          <Trans>Loan you could afford</Trans>
        </Text>
        <p>
          <Money amount={loan.principal} size="figure" highlighted />
        </p>
      </div>
      <div className="cl-calc-below">
        <Rows>
          <Row label={<Trans>Left each month</Trans>} strong>
            <Money amount={payment} />
          </Row>
          <Row label={<Trans>Principal</Trans>} swatch="principal">
            <Money amount={loan.principal} />
          </Row>
          <Row label={<Trans>Interest</Trans>} swatch="interest">
            <Money amount={loan.interest} />
          </Row>
          <Sum label={<Trans>You pay back</Trans>}>
            <Money amount={loan.totalRepay} />
          </Sum>
        </Rows>
      </div>
      <div className="cl-calc-below">
        <Text size="sm" tone="dim">
          <Trans>
            This is a calculation, not advice. It assumes everything you have left goes towards the loan. Fees
            aren’t included. A real offer shows its fees and APR.
          </Trans>
        </Text>
      </div>
    </Slip>
  );
}
