import { useTyped } from '@clearloan/api-client';
import { useSharedDevice } from '@clearloan/app-runtime';
import { formatPercent } from '@clearloan/formatting';
import { Button, IconButton, PlusIcon, Sheet, Stack, TextField, TrashIcon } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { maxPayments, type NewRate, type Pace } from '../rules/loan-form';
import { readCount, readRate } from '../rules/typed-field';
import { usePaceText } from './pace-text';
import { useProblemText } from './problem-text';

export interface NewRatesProps {
  rates: readonly NewRate[];
  pace: Pace;
  onChange: (rates: readonly NewRate[]) => void;
}

/** Rates that apply from a later payment on: the end of a teaser rate, a change of a floating rate. */
export function NewRates({ rates, pace, onChange }: NewRatesProps) {
  const { t } = useLingui();
  const text = usePaceText(pace);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {rates.map((rate) => {
        const percent = formatPercent(rate.percent);
        const from = text.one(rate.periodNo);
        return (
          <div className="cl-calc-row" key={rate.periodNo}>
            <span className="cl-calc-label">
              <Trans>
                {percent} a year from {from}
              </Trans>
            </span>
            <IconButton
              icon={TrashIcon}
              label={t`Remove ${percent} starting ${from}`}
              onClick={() => onChange(rates.filter((other) => other !== rate))}
            />
          </div>
        );
      })}
      <button type="button" className="cl-calc-more" onClick={() => setOpen(true)}>
        <PlusIcon />
        <Trans>Add a new rate</Trans>
      </button>
      <Sheet open={isOpen} title={t`New rate`} onClose={() => setOpen(false)}>
        <NewRateForm
          onAdd={(added) => {
            setOpen(false);
            const others = rates.filter(({ periodNo }) => periodNo !== added.periodNo);
            onChange([...others, added].toSorted((one, other) => one.periodNo - other.periodNo));
          }}
        />
      </Sheet>
    </>
  );
}

function NewRateForm({ onAdd }: { onAdd: (rate: NewRate) => void }) {
  const { t } = useLingui();
  const problemText = useProblemText();
  const draft = useTyped('calculator.rate', useSharedDevice());
  const { period = '', rate = '' } = draft.texts;
  const [isTried, setTried] = useState(false);
  const periodNo = readCount(period, { most: maxPayments });
  const percent = readRate(rate);
  const add = () => {
    setTried(true);
    if (periodNo.value !== undefined && percent.value !== undefined) {
      draft.forget();
      onAdd({ periodNo: periodNo.value, percent: percent.value });
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
          label={t`From payment number`}
          kind="digits"
          value={period}
          onChange={(next) => draft.type({ period: next })}
          error={isTried && periodNo.problem ? problemText(periodNo.problem, 'count') : undefined}
        />
        <TextField
          label={t`Interest rate per year`}
          kind="decimal"
          value={rate}
          onChange={(next) => draft.type({ rate: next })}
          suffix="%"
          error={isTried && percent.problem ? problemText(percent.problem, 'rate') : undefined}
        />
        <Button type="submit">
          <Trans>Add</Trans>
        </Button>
      </Stack>
    </form>
  );
}
