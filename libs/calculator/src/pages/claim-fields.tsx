import { ChoiceGroup } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FieldRow } from '../parts/field-row';
import { MoneyRow } from '../parts/money-row';
import { useProblemText } from '../parts/problem-text';
import { anyStep, type Claims, type ClaimsReading } from '../rules/claims';

interface ClaimFieldsProps {
  claims: Claims;
  problems: ClaimsReading['problems'];
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
