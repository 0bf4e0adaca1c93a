import { formatPercent } from '@clearloan/formatting';
import { KeysArt, EmptyState, ListHeading, LinkAction, Note, Pad, useAmountText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { ExtraPayments } from '../parts/extra-payments';
import { FieldsAndAnswer } from '../parts/field-row';
import { usePaceText } from '../parts/pace-text';
import { RefusalNote } from '../parts/problem-text';
import { SavingsSlip } from '../parts/savings-slip';
import type { LoanForm } from '../rules/loan-form';
import type { Calculator } from './use-calculator';

interface EarlyTabProps {
  calculator: Calculator;
  /** Back to the three questions. */
  onChangeLoan: () => void;
}

/** The savings of paying early: the loan above, the extra payments, and the two possible effects. */
export function EarlyTab({ calculator, onChangeLoan }: EarlyTabProps) {
  const { form, reading, priced, change } = calculator;
  const { question } = reading;
  const hasExtras = form.extras.length > 0 || form.growth !== undefined;
  return (
    <FieldsAndAnswer
      fields={
        <>
          <LoanLine calculator={calculator} onChangeLoan={onChangeLoan} />
          <ListHeading>
            <Trans>Extra payments</Trans>
          </ListHeading>
          <ExtraPayments form={form} change={change} />
        </>
      }
    >
      {question && !hasExtras && (
        <EmptyState art={<KeysArt />} title={<Trans>No extra payments yet</Trans>}>
          <Trans>Add an extra payment to see what you save.</Trans>
        </EmptyState>
      )}
      {hasExtras && priced?.is === 'priced' && (
        <>
          <SavingsSlip loan={priced.loan} without={priced.without} pace={form.pace} />
          <TooLate form={form} count={priced.loan.rows.length} />
        </>
      )}
      {hasExtras && priced?.is === 'refused' && (
        <Pad>
          <RefusalNote reason={priced.reason} />
        </Pad>
      )}
    </FieldsAndAnswer>
  );
}

/** The loan in one line, with a link to change it. */
function LoanLine({ calculator, onChangeLoan }: EarlyTabProps) {
  const { form, reading } = calculator;
  const amounts = useAmountText();
  const pace = usePaceText(form.pace);
  const { question } = reading;
  const rate = question && formatPercent(question.interest_rate);
  const time = question && pace.count(question.tenure);
  return (
    <div className="cl-calc-rows">
      <div className="cl-calc-row">
        <span className="cl-calc-label">
          {question ? (
            <>
              <b>{amounts.round(question.principal)}</b>
              <span className="cl-calc-note">
                <Trans>
                  {rate} a year · {time}
                </Trans>
              </span>
            </>
          ) : (
            <Trans>The loan is missing or isn’t clear.</Trans>
          )}
        </span>
        <LinkAction onClick={onChangeLoan}>
          <Trans>Change</Trans>
        </LinkAction>
      </div>
    </div>
  );
}

/** An extra payment after the loan is repaid has no effect: states it instead of ignoring it. */
function TooLate({ form, count }: { form: LoanForm; count: number }) {
  const pace = usePaceText(form.pace);
  const late = form.extras.filter(({ periodNo }) => periodNo > count);
  if (late.length === 0) return null;
  const end = pace.count(count);
  return (
    <Pad>
      <Note title={<Trans>One extra payment is after the loan ends</Trans>}>
        <Trans>The loan is paid off after {end}. Anything later doesn’t count.</Trans>
      </Note>
    </Pad>
  );
}
