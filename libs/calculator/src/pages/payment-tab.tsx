import { Ledger, LedgerHeading, LedgerItem } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { LoanFields } from '../parts/loan-fields';
import { PriceSlip } from '../parts/price-slip';
import { RefusalNote } from '../parts/refusal-note';
import { checkPath, ratesPath } from '../inner-paths';
import { LenderSuggestion } from './lender-suggestion';
import { TermsFold } from './terms-fold';
import type { Calculator } from './use-calculator';

/** The payment of a loan: three questions, the answer below them. */
export function PaymentTab({ calculator }: { calculator: Calculator }) {
  const { form, reading, plain, change } = calculator;
  return (
    <>
      <div className="cl-calc-rows">
        <LoanFields form={form} reading={reading} change={change} />
        <TermsFold form={form} reading={reading} change={change} />
      </div>
      <div className="cl-calc-gap" />
      {plain?.is === 'priced' && reading.question && (
        <PriceSlip loan={plain.loan} question={reading.question} pace={form.pace} />
      )}
      {plain?.is === 'refused' && <RefusalNote reason={plain.reason} />}
      <LedgerHeading>
        <Trans>More tools</Trans>
      </LedgerHeading>
      <Ledger>
        <LedgerItem
          to={ratesPath(form)}
          title={<Trans>What a flat rate really costs</Trans>}
          note={<Trans>One price said in five ways</Trans>}
        />
        <LedgerItem
          to={checkPath(form)}
          title={<Trans>Check my lender’s maths</Trans>}
          note={<Trans>Type or paste a plan: right, or off by how much and why</Trans>}
        />
        <LenderSuggestion />
      </Ledger>
    </>
  );
}
