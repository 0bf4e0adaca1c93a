import { FieldsAndAnswer } from '../parts/fields-and-answer';
import { LoanFields } from '../parts/loan-fields';
import { PriceSlip } from '../parts/price-slip';
import { RefusalNote } from '../parts/refusal-note';
import { MoreTools } from './more-tools';
import { TermsFold } from './terms-fold';
import type { Calculator } from './use-calculator';

/** The payment of a loan: three questions, with the result below. */
export function PaymentTab({ calculator }: { calculator: Calculator }) {
  const { form, reading, plain, change } = calculator;
  return (
    <FieldsAndAnswer
      fields={
        <div className="cl-calc-rows">
          <LoanFields form={form} reading={reading} change={change} />
          <TermsFold form={form} reading={reading} change={change} />
        </div>
      }
      end={<MoreTools form={form} />}
    >
      {plain?.is === 'priced' && reading.question && (
        <PriceSlip loan={plain.loan} question={reading.question} pace={form.pace} />
      )}
      {plain?.is === 'refused' && <RefusalNote reason={plain.reason} />}
    </FieldsAndAnswer>
  );
}
