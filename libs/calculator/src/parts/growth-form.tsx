import { Button, Stack, TextField } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { mostPayments, type Growth, type Pace } from '../rules/loan-form';
import { readCount, readRate } from '../rules/typed-field';
import { useProblemText } from './problem-text';

const perYear = { month: '12', fortnight: '26', week: '52' } as const;

/** By how much the payment grows, and how often. */
export function GrowthForm({ pace, onAdd }: { pace: Pace; onAdd: (growth: Growth) => void }) {
  const { t } = useLingui();
  const problemText = useProblemText();
  const [rate, setRate] = useState('');
  const [every, setEvery] = useState<string>(perYear[pace]);
  const [isTried, setTried] = useState(false);
  const percent = readRate(rate, { highest: 100 });
  const everyPeriods = readCount(every, { most: mostPayments });
  const add = () => {
    setTried(true);
    if (percent.value !== undefined && everyPeriods.value !== undefined) {
      onAdd({ percent: percent.value, everyPeriods: everyPeriods.value });
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Stack gap={6} pad>
        <TextField
          label={t`How much more each time`}
          kind="amount"
          suffix="%"
          value={rate}
          onChange={setRate}
          error={isTried && percent.problem ? problemText(percent.problem, 'tax') : undefined}
        />
        <TextField
          label={t`After how many payments`}
          kind="digits"
          value={every}
          onChange={setEvery}
          error={isTried && everyPeriods.problem ? problemText(everyPeriods.problem, 'count') : undefined}
        />
        <Button type="submit">
          <Trans>Add</Trans>
        </Button>
      </Stack>
    </form>
  );
}
