import { useClock, useMarket } from '@clearloan/app-runtime';
import {
  KeysArt,
  ChoiceGroup,
  EmptyState,
  ListHeading,
  Pad,
  Page,
  Money,
  Row,
  Rows,
  Slip,
  Sum,
  Text,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { calculatorPath } from '../rules/form-address';
import { FieldsAndAnswer } from '../parts/field-row';
import { EntryBlocks } from '../parts/entry-blocks';
import { LoanFields } from '../parts/loan-fields';
import { MoneyRow } from '../parts/money-row';
import { RefusalNote } from '../parts/problem-text';
import {
  addressOfCharges,
  dealPrice,
  chargesFromAddress,
  noCharge,
  type TypedCharge,
  type DealPriceResult,
} from '../rules/deal-charges';
import { TermsFold, withTerms } from './terms-fold';
import { useAddressState } from './use-address-state';
import { useCalculatorForm } from './use-calculator';
import { formatPercent } from '@clearloan/formatting';
import { PriceParts } from '../parts/price-parts';
import '../parts/field-row.css';
import '../parts/slip-lines.css';

export const dealPage = () => withTerms(DealPage);

/** The APR of a loan including everything that is sold with it. */
function DealPage() {
  const { t } = useLingui();
  const market = useMarket();
  const clock = useClock();
  const { form, reading, change } = useCalculatorForm();
  const { state, change: type } = useAddressState(chargesFromAddress, addressOfCharges);
  const answer = dealPrice(state.charges, reading.question, market, clock.today());
  return (
    <Page title={t`APR with all charges`} back={calculatorPath(form)} wide="split">
      <FieldsAndAnswer
        fields={
          <>
            <ListHeading>
              <Trans>Loan details</Trans>
            </ListHeading>
            <div className="cl-calc-rows">
              <LoanFields form={form} reading={reading} change={change} />
              <TermsFold form={form} reading={reading} change={change} isFixed />
            </div>
            <EntryBlocks
              entries={state.charges}
              empty={noCharge}
              onChange={(charges) => type({ charges })}
              nameOf={(no) => t`Charge ${no}`}
              removeText={(no) => t`Remove charge ${no}`}
              addText={<Trans>Add a charge</Trans>}
            >
              {(charge, changeCharge) => <ChargeFields charge={charge} change={changeCharge} />}
            </EntryBlocks>
          </>
        }
      >
        {answer.is === 'answered' && <DealSlip answer={answer} />}
        {answer.is === 'refused' && (
          <Pad>
            <RefusalNote reason={answer.reason} />
          </Pad>
        )}
        {answer.is === 'incomplete' && (
          <EmptyState art={<KeysArt />} title={<Trans>Nothing to calculate yet</Trans>}>
            <Trans>Enter the loan and its charges.</Trans>
          </EmptyState>
        )}
      </FieldsAndAnswer>
    </Page>
  );
}

interface ChargeFieldsProps {
  charge: TypedCharge;
  change: (next: Partial<TypedCharge>) => void;
}

function ChargeFields({ charge, change }: ChargeFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <MoneyRow
        label={t`How much`}
        value={charge.amount}
        placeholder="0"
        mayBeZero
        help={<Trans>For example insurance, valuation, stamp duty or membership. Without tax.</Trans>}
        onChange={(amount) => change({ amount })}
      />
      <MoneyRow
        label={t`Tax on this charge`}
        value={charge.tax}
        placeholder="0"
        mayBeZero
        help={<Trans>Enter an amount, not a percentage.</Trans>}
        onChange={(tax) => change({ tax })}
      />
      <div className="cl-calc-choice">
        <ChoiceGroup
          label={<Trans>How you pay it</Trans>}
          value={charge.paid}
          onChange={(paid) => change({ paid })}
          choices={[
            { value: 'deducted', title: <Trans>Deducted from the money you get</Trans> },
            { value: 'separate', title: <Trans>Paid separately at the start</Trans> },
            { value: 'eachTime', title: <Trans>With each payment</Trans> },
          ]}
        />
      </div>
      <div className="cl-calc-choice">
        <ChoiceGroup
          label={<Trans>Paid to</Trans>}
          value={charge.payee}
          onChange={(payee) => change({ payee })}
          choices={[
            { value: 'thirdParty', title: <Trans>Someone else</Trans> },
            { value: 'lender', title: <Trans>The lender</Trans> },
          ]}
        />
      </div>
    </>
  );
}

/** The APR including all charges, beside that of the loan alone, and the parts of the price. */
function DealSlip({ answer }: { answer: Extract<DealPriceResult, { is: 'answered' }> }) {
  const { deal, ofLender, ofOthers } = answer;
  const { loan } = deal;
  return (
    <Slip>
      <div aria-live="polite">
        <Text tone="dim">
          <Trans>APR, all charges included</Trans>
        </Text>
        <p className="cl-figure-m">
          <span className="cl-marked">{formatPercent(deal.apr, 2)}</span>
        </p>
        <Rows>
          <Row label={<Trans>APR without these charges</Trans>}>{formatPercent(loan.apr, 2)}</Row>
        </Rows>
      </div>
      <div className="cl-calc-below cl-calc-ruled">
        <Rows>
          <PriceParts net={deal.net} loan={loan} />
          <Row label={<Trans>Other lender charges</Trans>}>
            <Money amount={ofLender} />
          </Row>
          <Row label={<Trans>Third-party charges</Trans>}>
            <Money amount={ofOthers} />
          </Row>
          <Sum label={<Trans>You pay back</Trans>}>
            <Money amount={deal.totalRepay} />
          </Sum>
        </Rows>
      </div>
      <div className="cl-calc-below">
        <Text size="sm" tone="dim">
          <Trans>
            Charges you must pay to get the loan count in its APR, whoever gets them. Late fees and early
            payment charges don’t.
          </Trans>
        </Text>
      </div>
    </Slip>
  );
}
