import { useTyped } from '@clearloan/api-client';
import { useMarket, useSharedDevice } from '@clearloan/app-runtime';
import { AmountField, Button, ChoiceGroup, Stack, TextField } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { maxPayments, type ExtraPayment, type Pace } from '../rules/loan-form';
import { readAmount, readCount, type Problem } from '../rules/typed-field';
import { useProblemText } from './problem-text';

interface ExtraFormProps {
  pace: Pace;
  onAdd: (extra: ExtraPayment) => void;
}

const perYear = { month: 12, fortnight: 26, week: 52 } as const;
/** An extra payment: amount, date, and what it changes. */
export function ExtraForm({ pace, onAdd }: ExtraFormProps) {
  const { t } = useLingui();
  const draft = useTyped('calculator.extra', useSharedDevice());
  const { amount: typedAmount = '', period: typedPeriod = '' } = draft.texts;
  const typed = { amount: typedAmount, period: typedPeriod };
  const chosen = chosenIn(draft.texts);
  const { amount, period, errorOf, attempt } = useReading(typed);
  const add = () => {
    attempt();
    if (amount.value === undefined || period.value === undefined) return;
    const everyPeriods = { once: undefined, each: 1, year: perYear[pace] }[chosen.repeat];
    draft.forget();
    const extra = { periodNo: period.value, amount: amount.value, keep: chosen.keep };
    onAdd(everyPeriods === undefined ? extra : { ...extra, everyPeriods });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Stack gap={6} pad>
        <AmountField
          label={t`How much`}
          value={typed.amount}
          readAs={amount.isRead ? amount.value : undefined}
          readings={amount.readings}
          onChange={(next) => draft.type({ amount: next })}
          error={errorOf(amount.problem)}
        />
        <TextField
          label={t`After payment number`}
          kind="digits"
          value={typed.period}
          onChange={(next) => draft.type({ period: next })}
          error={errorOf(period.problem, 'count')}
        />
        <Choices chosen={chosen} change={({ repeat, keep }) => draft.type({ repeat, keep })} />
        <Button type="submit">
          <Trans>Add</Trans>
        </Button>
      </Stack>
    </form>
  );
}

/** The values of the two fields; errors are shown after an attempt to add them. */
function useReading(typed: { amount: string; period: string }) {
  const market = useMarket();
  const text = useProblemText();
  const [isTried, setTried] = useState(false);
  return {
    amount: readAmount(typed.amount, market),
    period: readCount(typed.period, { most: maxPayments }),
    errorOf: (problem: Problem | undefined, field?: 'count') =>
      isTried && problem !== undefined ? text(problem, field) : undefined,
    attempt: () => setTried(true),
  };
}

interface Chosen {
  readonly repeat: 'once' | 'each' | 'year';
  readonly keep: ExtraPayment['keep'];
}

const chosenIn = ({ repeat, keep }: Readonly<Record<string, string>>): Chosen => ({
  repeat: repeat === 'each' || repeat === 'year' ? repeat : 'once',
  keep: keep === 'tenure' ? keep : 'instalment',
});

function Choices({ chosen, change }: { chosen: Chosen; change: (next: Chosen) => void }) {
  return (
    <>
      <ChoiceGroup
        label={<Trans>How often</Trans>}
        value={chosen.repeat}
        onChange={(repeat) => change({ ...chosen, repeat })}
        choices={[
          { value: 'once', title: <Trans>Once</Trans> },
          { value: 'each', title: <Trans>With each payment</Trans> },
          { value: 'year', title: <Trans>Once a year</Trans> },
        ]}
      />
      <ChoiceGroup
        label={<Trans>What changes</Trans>}
        look="cards-left"
        value={chosen.keep}
        onChange={(keep) => change({ ...chosen, keep })}
        choices={[
          { value: 'instalment', title: <Trans>Paid off sooner</Trans>, note: <Trans>Same payment</Trans> },
          { value: 'tenure', title: <Trans>Pay less each time</Trans>, note: <Trans>Same end date</Trans> },
        ]}
      />
    </>
  );
}
