import type { DataOf } from '@clearloan/api-client/declare';
import { formatDayWithYearAndTime } from '@clearloan/formatting';
import { receiptOf, type ReceiptPart, type Transaction } from '@clearloan/loan-contract';
import { msg } from '@lingui/core/macro';
import { html } from '../../platform/context/html';
import type { Message } from '../../platform/context/product-names';
import { thisLender } from '../../platform/lender/lender';
import { optionalLine, rows, unlessZero, type Line, type Paper, type Writing } from './paper';

const receiptLabels: Readonly<Record<ReceiptPart, Message>> = {
  principal: msg`Principal`,
  interest: msg`Interest`,
  loanFee: msg`Loan fee and tax`,
  lateFee: msg`Late fee and tax`,
  early: msg`Early payment charge`,
  sentBack: msg`Overpayment sent back`,
};

type Plan = DataOf<typeof import('@clearloan/repayment/contract').loanPlanInfo>;

/** The receipt of a booked payment, with the parts of the app's own. */
export function receipt(
  plan: Plan,
  payment: Transaction & { readonly receiptNo: string },
  writing: Writing,
): Paper {
  const { at, payName, utr, receiptNo } = payment;
  const { lines, payFee, total } = receiptOf(plan, payment);
  const title = writing.t(msg`Receipt`);
  return {
    title,
    name: `receipt-${receiptNo}`,
    body: [
      html`<h1>${title}, ${plan.productName}</h1>`,
      rows(
        [
          [msg`Receipt number`, receiptNo],
          [msg`Date`, formatDayWithYearAndTime(at, writing.language, thisLender().market.timeZone)],
          ...optionalLine(msg`Method`, payName),
          ...optionalLine(msg`Reference`, utr),
          ...lines.map(({ part, amount }): Line => [
            part === 'interest' && amount < 0 ? msg`Interest credited back` : receiptLabels[part],
            amount,
          ]),
          unlessZero(msg`Payment fee`, payFee),
          [msg`You paid`, total],
        ],
        writing,
      ),
    ],
  };
}
