import { useClock } from '@clearloan/app-runtime';
import { ChoiceGroup, DayField } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FieldRow } from '../parts/field-row';
import { MoneyRow } from '../parts/money-row';
import { useProblemText } from '../parts/problem-text';
import { anyStep, type Claims, type ClaimsParsed } from '../rules/claims';

interface ClaimFieldsProps {
  claims: Claims;
  problems: ClaimsParsed['problems'];
  change: (next: Partial<Claims>) => void;
}

/** The figures of an offer that most lenders state; each may stay empty. */
export function ClaimFields({ claims, problems, change }: ClaimFieldsProps) {
  const { t } = useLingui();
  const problemText = useProblemText();
  const { apr } = problems;
  const aprText =
    apr === 'rateTooHigh'
      ? t`This rate is too high to check. Enter a lower one.`
      : apr && problemText(apr, 'tax');
  const empty = t`not stated`;
  return (
    <div className="cl-calc-rows">
      <MoneyRow
        label={t`Each payment`}
        value={claims.payment}
        placeholder={empty}
        step={anyStep}
        onChange={(payment) => change({ payment })}
      />
      <MoneyRow
        label={t`Total interest`}
        value={claims.interest}
        placeholder={empty}
        step={anyStep}
        mayBeZero
        onChange={(interest) => change({ interest })}
      />
      <FieldRow
        label={t`APR, %`}
        value={claims.apr}
        placeholder={empty}
        error={aprText}
        onChange={(apr) => change({ apr })}
      />
      {claims.apr.trim() !== '' && (
        <div className="cl-calc-choice">
          <ChoiceGroup
            label={<Trans>Type of APR</Trans>}
            value={claims.method}
            onChange={(method) => change({ method })}
            choices={[
              { value: 'nominal', title: <Trans>Nominal, or not stated</Trans> },
              { value: 'effective', title: <Trans>Effective</Trans> },
              { value: 'actuarial', title: <Trans>Actuarial</Trans> },
            ]}
          />
        </div>
      )}
    </div>
  );
}

/** How the lender counts, if it says so; what is not stated is read from the figures. */
export function CountingFields({ claims, change }: Pick<ClaimFieldsProps, 'claims' | 'change'>) {
  const { t } = useLingui();
  const year = Number(useClock().today().slice(0, 4));
  return (
    <>
      <div className="cl-calc-choice">
        <ChoiceGroup
          label={<Trans>How interest is counted</Trans>}
          value={claims.counting ?? 'open'}
          onChange={(counting) => change({ counting: counting === 'open' ? undefined : counting })}
          choices={[
            { value: 'open', title: <Trans>Not stated</Trans> },
            { value: '30/360', title: <Trans>Equal months</Trans> },
            { value: 'act/365', title: <Trans>Actual days over 365</Trans> },
            { value: 'act/360', title: <Trans>Actual days over 360</Trans> },
            { value: 'act/act', title: <Trans>Actual days, leap years over 366</Trans> },
          ]}
        />
      </div>
      <div className="cl-calc-choice">
        <DayField
          label={t`When you get the money (optional)`}
          value={claims.paidOut}
          years={Array.from({ length: 8 }, (_, index) => year - 5 + index)}
          onChange={(paidOut) => change({ paidOut })}
        />
      </div>
    </>
  );
}
