import { useTyped } from '@clearloan/api-client';
import { useSharedDevice } from '@clearloan/app-runtime';
import { formatPercent } from '@clearloan/formatting';
import {
  Button,
  CoinsIcon,
  IconButton,
  PlusIcon,
  Sheet,
  Stack,
  TextField,
  TrashIcon,
  useAmountText,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { maxPayments, type ExtraPayment, type Growth, type LoanForm, type Pace } from '../rules/loan-form';
import { ExtraForm } from './extra-form';
import { usePaceText } from './pace-text';
import { readCount, readRate } from '../rules/typed-field';
import { useProblemText } from './problem-text';
import './extra-payments.css';

interface ExtraPaymentsProps {
  form: LoanForm;
  change: (next: Partial<LoanForm>) => void;
}

/** The borrower's extra payments, one below the other, and the ways to add more. */
export function ExtraPayments({ form, change }: ExtraPaymentsProps) {
  const { t } = useLingui();
  const [sheet, setSheet] = useState<'extra' | 'growth' | undefined>();
  const close = () => setSheet(undefined);
  const { extras, growth } = form;
  return (
    <div className="cl-calc-rows">
      {extras.map((extra, index) => (
        <ExtraLine
          key={`${extra.periodNo}-${index}`}
          extra={extra}
          form={form}
          onRemove={() => change({ extras: extras.filter((other) => other !== extra) })}
        />
      ))}
      {growth && <GrowthLine form={form} onRemove={() => change({ growth: undefined })} />}
      <button type="button" className="cl-calc-more" onClick={() => setSheet('extra')}>
        <PlusIcon />
        <Trans>Add an extra payment</Trans>
      </button>
      {!growth && (
        <button type="button" className="cl-calc-more" onClick={() => setSheet('growth')}>
          <PlusIcon />
          <Trans>Increase the payment gradually</Trans>
        </button>
      )}
      <Sheet open={sheet === 'extra'} title={t`Extra payment`} onClose={close}>
        <ExtraForm
          pace={form.pace}
          onAdd={(extra) => {
            close();
            change({ extras: [...extras, extra].toSorted((one, other) => one.periodNo - other.periodNo) });
          }}
        />
      </Sheet>
      <Sheet open={sheet === 'growth'} title={t`Increase the payment`} onClose={close}>
        <GrowthForm
          pace={form.pace}
          onAdd={(added) => {
            close();
            change({ growth: added });
          }}
        />
      </Sheet>
    </div>
  );
}

interface LineProps {
  form: LoanForm;
  onRemove: () => void;
}

function ExtraLine({ extra, form, onRemove }: LineProps & { extra: ExtraPayment }) {
  const { t } = useLingui();
  const amount = useAmountText().text(extra.amount);
  const pace = usePaceText(form.pace);
  const when = pace.onceAfter(extra.periodNo);
  return (
    <div className="cl-calc-extra">
      <span className="cl-calc-extra-icon">
        <CoinsIcon />
      </span>
      <span className="cl-calc-label">
        <b>{amount}</b>
        <span className="cl-calc-note">
          <WhenText extra={extra} form={form} />
        </span>
        <span className="cl-calc-note">
          {extra.keep === 'tenure' ? (
            <Trans>Pay less each time, same end date</Trans>
          ) : (
            <Trans>Same payment, paid off sooner</Trans>
          )}
        </span>
      </span>
      <IconButton icon={TrashIcon} label={t`Remove: ${amount}. ${when}`} onClick={onRemove} />
    </div>
  );
}

function WhenText({ extra, form }: { extra: ExtraPayment; form: LoanForm }) {
  const pace = usePaceText(form.pace);
  const { periodNo, everyPeriods } = extra;
  if (everyPeriods === undefined) return pace.onceAfter(periodNo);
  return everyPeriods === 1 ? pace.eachFrom(periodNo) : pace.everyFrom(everyPeriods, periodNo);
}

function GrowthLine({ form, onRemove }: LineProps) {
  const { t } = useLingui();
  const pace = usePaceText(form.pace);
  if (!form.growth) return null;
  const percent = formatPercent(form.growth.percent);
  const every = pace.count(form.growth.everyPeriods);
  return (
    <div className="cl-calc-extra">
      <span className="cl-calc-extra-icon">
        <PlusIcon />
      </span>
      <span className="cl-calc-label">
        <b>
          <Trans>The payment grows by {percent}</Trans>
        </b>
        <span className="cl-calc-note">
          <Trans>Again every {every}</Trans>
        </span>
      </span>
      <IconButton icon={TrashIcon} label={t`Remove the ${percent} increase`} onClick={onRemove} />
    </div>
  );
}

const perYear = { month: '12', fortnight: '26', week: '52' } as const;

/** By how much the payment grows, and how often. */
function GrowthForm({ pace, onAdd }: { pace: Pace; onAdd: (growth: Growth) => void }) {
  const { t } = useLingui();
  const problemText = useProblemText();
  const draft = useTyped('calculator.growth', useSharedDevice());
  const { rate = '', every = perYear[pace] } = draft.texts;
  const [isTried, setTried] = useState(false);
  const percent = readRate(rate, { highest: 100 });
  const everyPeriods = readCount(every, { most: maxPayments });
  const add = () => {
    setTried(true);
    if (percent.value !== undefined && everyPeriods.value !== undefined) {
      draft.forget();
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
          kind="decimal"
          suffix="%"
          value={rate}
          onChange={(next) => draft.type({ rate: next })}
          error={isTried && percent.problem ? problemText(percent.problem, 'tax') : undefined}
        />
        <TextField
          label={t`After how many payments`}
          kind="digits"
          value={every}
          onChange={(next) => draft.type({ every: next })}
          error={isTried && everyPeriods.problem ? problemText(everyPeriods.problem, 'count') : undefined}
        />
        <Button type="submit">
          <Trans>Add</Trans>
        </Button>
      </Stack>
    </form>
  );
}
