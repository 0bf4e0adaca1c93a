import { useClock, useMarket } from '@clearloan/app-runtime';
import { ScalesArt, EmptyState, ListHeading, Pad, Page } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { calculatorPath } from '../rules/form-address';
import { EntryBlocks } from '../parts/entry-blocks';
import { FieldsAndAnswer, FieldRow } from '../parts/field-row';
import { LoanFields } from '../parts/loan-fields';
import { MoneyRow } from '../parts/money-row';
import { useProblemText, RefusalNote } from '../parts/problem-text';
import { SwitchSlip } from '../parts/switch-slip';
import { maxPayments } from '../rules/loan-form';
import {
  addressOfRunning,
  switchComparison,
  noRunningLoan,
  runningFromAddress,
  type TypedRunningLoan,
} from '../rules/running-loans';
import { readCount } from '../rules/typed-field';
import { TermsFold, withTerms } from './terms-fold';
import { useAddressState } from './use-address-state';
import { useCalculatorForm } from './use-calculator';
import '../parts/field-row.css';

export const switchPage = () => withTerms(SwitchPage);

/** Current loans compared with one that would replace them, including all fees of both. */
function SwitchPage() {
  const { t } = useLingui();
  const market = useMarket();
  const clock = useClock();
  const { form, reading, change } = useCalculatorForm();
  const { state, change: type } = useAddressState(runningFromAddress, addressOfRunning);
  const answer = switchComparison(state.running, reading.question, market, clock.today());
  return (
    <Page title={t`Refinance or combine loans`} back={calculatorPath(form)} wide="split">
      <FieldsAndAnswer
        fields={
          <>
            <EntryBlocks
              entries={state.running}
              empty={noRunningLoan}
              onChange={(running) => type({ running })}
              nameOf={(no) => t`Current loan ${no}`}
              removeText={(no) => t`Remove loan ${no}`}
              addText={<Trans>Add another loan</Trans>}
            >
              {(loan, changeLoan) => <RunningFields loan={loan} change={changeLoan} />}
            </EntryBlocks>
            <ListHeading>
              <Trans>New loan</Trans>
            </ListHeading>
            <div className="cl-calc-rows">
              <LoanFields form={form} reading={reading} change={change} />
              <TermsFold form={form} reading={reading} change={change} isFixed />
            </div>
          </>
        }
      >
        {answer.is === 'answered' && <SwitchSlip comparison={answer.comparison} offer={answer.offer} />}
        {answer.is === 'refused' && (
          <Pad>
            <RefusalNote reason={answer.reason} />
          </Pad>
        )}
        {answer.is === 'incomplete' && (
          <EmptyState art={<ScalesArt />} title={<Trans>Nothing to compare yet</Trans>}>
            <Trans>Enter what it takes to pay off each loan today, its payment and how many are left.</Trans>
          </EmptyState>
        )}
      </FieldsAndAnswer>
    </Page>
  );
}

interface RunningFieldsProps {
  loan: TypedRunningLoan;
  change: (next: Partial<TypedRunningLoan>) => void;
}

function RunningFields({ loan, change }: RunningFieldsProps) {
  const { t } = useLingui();
  const text = useProblemText();
  const { problem } = readCount(loan.left, { most: maxPayments });
  const isWrong = problem !== undefined && problem !== 'empty';
  return (
    <>
      <MoneyRow
        label={t`Amount to pay it off today`}
        value={loan.payoff}
        placeholder="0"
        help={<Trans>What your lender asks for today, without fees.</Trans>}
        onChange={(payoff) => change({ payoff })}
      />
      <MoneyRow
        label={t`Early payment charge`}
        value={loan.closingFee}
        placeholder="0"
        mayBeZero
        help={<Trans>Including tax. It’s in your agreement.</Trans>}
        onChange={(closingFee) => change({ closingFee })}
      />
      <MoneyRow
        label={t`Each payment`}
        value={loan.payment}
        placeholder="0"
        help={<Trans>What you pay each time.</Trans>}
        onChange={(payment) => change({ payment })}
      />
      <FieldRow
        label={t`Payments left`}
        kind="digits"
        value={loan.left}
        placeholder="0"
        error={isWrong ? text(problem, 'count') : undefined}
        hint={<Trans>Including the next one.</Trans>}
        onChange={(left) => change({ left })}
      />
    </>
  );
}
