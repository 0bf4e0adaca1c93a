import { formatDayWithYear } from '@clearloan/formatting';
import { useClock, useLanguage, useMarket } from '@clearloan/app-runtime';
import {
  CalendarArt,
  ChoiceGroup,
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
import { ReducingRateRow } from '../parts/loan-fields';
import { FieldsAndAnswer } from '../parts/field-row';
import { MoneyRow } from '../parts/money-row';
import { usePaceText } from '../parts/pace-text';
import { RefusalNote } from '../parts/problem-text';
import { payoffTime, type PayoffTimeResult } from '../rules/tool-answers';
import type { Pace } from '../rules/loan-form';
import { textFromAddress, textToAddress } from '../rules/running-loans';
import { useAddressState } from './use-address-state';
import { useCalculatorForm } from './use-calculator';
import '../parts/field-row.css';
import '../parts/slip-lines.css';

/** When a debt is repaid with an affordable payment, and its cost until then. */
export function HowLongPage() {
  const { t } = useLingui();
  const market = useMarket();
  const clock = useClock();
  const { form, reading, change } = useCalculatorForm();
  const { state, change: type } = useAddressState(
    (search) => ({ payment: textFromAddress(search.get('_payment')) }),
    ({ payment }) => ({ _payment: textToAddress(payment) }),
  );
  const asked = { owed: form.amount, rate: form.rate, payment: state.payment, every: form.pace };
  const answer = payoffTime(asked, market, clock.today());
  return (
    <Page title={t`How long until it’s paid off?`} back={calculatorPath(form)} wide="split">
      <FieldsAndAnswer
        fields={
          <>
            <div className="cl-calc-rows">
              <MoneyRow
                label={t`What you owe`}
                value={form.amount}
                help={<Trans>What’s left of the loan today, without future interest.</Trans>}
                onChange={(amount) => change({ amount })}
              />
              <ReducingRateRow form={form} reading={reading} change={change} />
              <MoneyRow
                label={t`Each payment`}
                value={state.payment}
                placeholder="0"
                help={<Trans>The same amount every time.</Trans>}
                onChange={(payment) => type({ payment })}
              />
              <PaceChoice pace={form.pace} onChange={(pace) => change({ pace })} />
            </div>
          </>
        }
      >
        <Answer answer={answer} pace={form.pace} />
      </FieldsAndAnswer>
    </Page>
  );
}

function PaceChoice({ pace, onChange }: { pace: Pace; onChange: (pace: Pace) => void }) {
  return (
    <div className="cl-calc-choice">
      <ChoiceGroup
        label={<Trans>You pay</Trans>}
        value={pace}
        onChange={onChange}
        choices={[
          { value: 'month', title: <Trans>Each month</Trans> },
          { value: 'fortnight', title: <Trans>Every two weeks</Trans> },
          { value: 'week', title: <Trans>Each week</Trans> },
        ]}
      />
    </div>
  );
}

function Answer({ answer, pace }: { answer: PayoffTimeResult; pace: Pace }) {
  switch (answer.is) {
    case 'answered':
      return <FoundSlip answer={answer} pace={pace} />;
    case 'neverEnds':
      return (
        <Pad>
          <NeverEnds firstInterest={answer.firstInterest} />
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
        <EmptyState art={<CalendarArt />} title={<Trans>Nothing to calculate yet</Trans>}>
          <Trans>Enter what you owe and what you can pay each time.</Trans>
        </EmptyState>
      );
  }
}

function NeverEnds({ firstInterest }: { firstInterest: number }) {
  const interest = useAmountText().text(firstInterest);
  return (
    <Note kind="due" role="status" title={<Trans>This payment will never pay it off</Trans>}>
      <Trans>
        Interest alone is {interest} in the first period. Each payment needs to be well above that.
      </Trans>
    </Note>
  );
}

interface FoundProps {
  answer: Extract<PayoffTimeResult, { is: 'answered' }>;
  pace: Pace;
}

function FoundSlip({ answer: { owed, found }, pace }: FoundProps) {
  const text = usePaceText(pace);
  const day = formatDayWithYear(found.lastDate, useLanguage());
  return (
    <Slip>
      <div aria-live="polite">
        <Text tone="dim">
          <Trans>Paid off in</Trans>
        </Text>
        <p className="cl-figure-m">
          <span className="cl-marked">{text.count(found.payments)}</span>
        </p>
      </div>
      <div className="cl-calc-below">
        <Rows>
          <Row label={<Trans>Last payment, {day}</Trans>}>
            <Money amount={found.lastPayment} />
          </Row>
          <Row label={<Trans>You owe now</Trans>} swatch="principal">
            <Money amount={owed} />
          </Row>
          <Row label={<Trans>Interest until then</Trans>} swatch="interest">
            <Money amount={found.interest} />
          </Row>
          <Sum label={<Trans>You pay in total</Trans>}>
            <Money amount={owed + found.interest} />
          </Sum>
        </Rows>
      </div>
      <div className="cl-calc-below">
        <Text size="sm" tone="dim">
          <Trans>Counted from today in equal periods, with no fees or late payments.</Trans>
        </Text>
      </div>
    </Slip>
  );
}
