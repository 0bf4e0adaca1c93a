import { ChoiceGroup } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { AmountRow, RateRow, useFieldErrors, type LoanFieldsProps } from './loan-fields';
import { CountRow } from './count-row';
import { NewRates } from './new-rates';
import { usePaceText } from './pace-text';
import './field-row.css';

export interface MoreTermsProps extends LoanFieldsProps {
  /** Without changes: no pause, no new rates. */
  isFixed?: boolean;
}

/** Fees and other terms that lenders vary; collapsed by default. */
export function MoreTerms({ form, reading, change, isFixed = false }: MoreTermsProps) {
  const { t } = useLingui();
  const feeRow = {
    field: 'fee',
    value: form.fee,
    reading,
    placeholder: '0',
    onChange: (fee: string) => change({ fee }),
  } as const;
  return (
    <>
      {form.feeType === 'percent' ? (
        <RateRow label={t`Processing fee, %`} {...feeRow} />
      ) : (
        <AmountRow label={t`Processing fee`} {...feeRow} />
      )}
      <RateRow
        label={t`Tax on the fee, %`}
        field="tax"
        value={form.tax}
        reading={reading}
        placeholder="0"
        onChange={(tax) => change({ tax })}
      />
      <FeeChoices form={form} reading={reading} change={change} />
      <TermChoices form={form} reading={reading} change={change} />
      {!isFixed && <OnTheWay form={form} reading={reading} change={change} />}
    </>
  );
}

/** What changes during the loan. */
function OnTheWay({ form, reading, change }: LoanFieldsProps) {
  const { t } = useLingui();
  const pace = usePaceText(form.pace);
  const errorOf = useFieldErrors(reading);
  return (
    <>
      <CountRow
        label={t`Payments skipped at the start`}
        value={form.pause}
        least={0}
        most={479}
        lessText={pace.less}
        moreText={pace.more}
        error={errorOf('pause')}
        onChange={(pause) => change({ pause })}
      />
      <NewRates rates={form.newRates} pace={form.pace} onChange={(newRates) => change({ newRates })} />
    </>
  );
}

function FeeChoices({ form, change }: LoanFieldsProps) {
  return (
    <>
      <div className="cl-calc-choice">
        <ChoiceGroup
          label={<Trans>Fee type</Trans>}
          value={form.feeType}
          onChange={(feeType) => change({ feeType, fee: '' })}
          choices={[
            { value: 'percent', title: <Trans>A percentage</Trans> },
            { value: 'flat', title: <Trans>A fixed amount</Trans> },
          ]}
        />
      </div>
      <div className="cl-calc-choice">
        <ChoiceGroup
          label={<Trans>How you pay the fee</Trans>}
          value={form.feeMode}
          onChange={(feeMode) => change({ feeMode })}
          choices={[
            { value: 'deducted', title: <Trans>Deducted from the money you get</Trans> },
            { value: 'added', title: <Trans>With the loan</Trans> },
            { value: 'separate', title: <Trans>Paid separately at the start</Trans> },
          ]}
        />
      </div>
    </>
  );
}

function TermChoices({ form, change }: LoanFieldsProps) {
  return (
    <>
      <div className="cl-calc-choice">
        <ChoiceGroup
          label={<Trans>Interest is charged on</Trans>}
          value={form.kind}
          onChange={(kind) => change({ kind })}
          choices={[
            { value: 'reducing', title: <Trans>What you still owe</Trans> },
            { value: 'flat', title: <Trans>Original amount (flat)</Trans> },
          ]}
        />
      </div>
      <div className="cl-calc-choice">
        <ChoiceGroup
          label={<Trans>You pay</Trans>}
          value={form.pace}
          onChange={(pace) => change({ pace })}
          choices={[
            { value: 'month', title: <Trans>Each month</Trans> },
            { value: 'fortnight', title: <Trans>Every two weeks</Trans> },
            { value: 'week', title: <Trans>Each week</Trans> },
          ]}
        />
      </div>
      <div className="cl-calc-choice">
        <ChoiceGroup
          label={<Trans>The first payment</Trans>}
          value={form.first}
          onChange={(first) => change({ first })}
          choices={[
            { value: 'arrears', title: <Trans>One period later</Trans> },
            { value: 'advance', title: <Trans>With the payout</Trans> },
          ]}
        />
      </div>
    </>
  );
}
