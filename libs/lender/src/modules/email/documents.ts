import { codes, type DataOf } from '@clearloan/api-client/declare';
import type { sendDocument } from '@clearloan/account/contract';
import { formatPercent, type Minor } from '@clearloan/formatting';
import { wholeCharge } from '@clearloan/loan-contract';
import type { ClosingLetter, YearlyStatement } from '@clearloan/loans/contract';
import { msg } from '@lingui/core/macro';
import { html, type Html } from '../../platform/context/html';
import type { LendingCore } from '../../platform/context/lending-core';
import type { Message } from '../../platform/context/product-names';
import { refuse } from '../../platform/context/refusal';
import type { RequestFor, WriteRequestContext } from '../../platform/context/request-context';
import {
  dayText,
  optionalLine,
  rows,
  sentence,
  table,
  textOf,
  unlessZero,
  type Line,
  type Paper,
  type Writing,
} from './paper';
import { receipt } from './receipt';

type Context = WriteRequestContext<RequestFor<typeof sendDocument>>;
type Core = Pick<LendingCore, 'loanAnswers' | 'repaymentAnswers'>;
type Write = (core: Core, context: Context) => Promise<Paper>;

/** Each document from the core's own answers: the same figures as in the app. */
export const documents: Readonly<Record<RequestFor<typeof sendDocument>['document'], Write>> = {
  facts: async ({ loanAnswers }, context) => {
    const { orderId, amount, tenure } = context.request;
    const offer = await loanAnswers.loanOffer({ ...context, request: { orderId, amount, tenure } });
    return keyFacts(offer, context);
  },
  agreement: async ({ loanAnswers }, context) => {
    const { orderId, amount, tenure, scene } = context.request;
    const request = { orderId, amount, tenure, scene };
    const agreement = await loanAnswers.loanAgreementDetail({ ...context, request });
    return {
      title: agreement.title,
      name: 'agreement',
      // The lender's own text, which it stored when the borrower signed it.
      body: [{ markup: agreement.html }, html`<p><small>SHA-256 ${agreement.sha256}</small></p>`],
    };
  },
  receipt: async ({ repaymentAnswers }, context) => {
    const { orderId, paymentId } = context.request;
    const plan = await repaymentAnswers.loanPlanInfo({ ...context, request: { orderId } });
    const payment = plan.transactions.find((each) => each.paymentId === paymentId);
    if (payment?.receiptNo === undefined) throw refuse(codes.notFound, msg`This payment has no receipt yet.`);
    return receipt(plan, { ...payment, receiptNo: payment.receiptNo }, context);
  },
  statement: async ({ loanAnswers }, context) => {
    const { orderId, year } = context.request;
    return statement(await loanAnswers.yearlyStatement({ ...context, request: { orderId, year } }), context);
  },
  letter: async ({ loanAnswers }, context) => {
    const { orderId } = context.request;
    return letter(await loanAnswers.closingLetter({ ...context, request: { orderId } }), context);
  },
};

type Offer = DataOf<typeof import('@clearloan/application/contract').loanOffer>;

function keyFacts(offer: Offer, writing: Writing): Paper {
  const { t } = writing;
  const title = t(msg`Key facts`);
  const isPaidByPlan = offer.repay_plans.length > 0;
  return {
    title,
    name: 'key-facts',
    body: [
      html`<h1>${title}, ${offer.productName}</h1>`,
      sentence(`${offer.lender.legalName}, ${offer.lender.registration}`),
      rows(
        [
          [msg`Amount of the loan`, offer.principal],
          [msg`You get`, offer.netAmount],
          [msg`Interest`, offer.total_interest],
          [msg`Processing fee`, offer.processing_fee],
          [msg`Tax`, offer.gst],
          ...(offer.charges ?? []).map((charge): Line => [
            charge.name,
            wholeCharge(charge, offer.repay_plans.length),
          ]),
          [msg`You pay back`, offer.totalRepay],
          [msg`Cost of this loan`, offer.totalRepay - offer.netAmount],
          [msg`APR`, formatPercent(offer.apr)],
        ],
        writing,
      ),
      ...(isPaidByPlan
        ? [
            table(
              [msg`Due date`, msg`You pay`],
              offer.repay_plans.map((row) => [dayText(row.dueTime, writing), row.repayTotalAmount]),
              writing,
            ),
          ]
        : []),
    ],
  };
}

interface Parts {
  readonly principal: Minor;
  readonly interest: Minor;
  readonly fee: Minor;
  readonly penalty: Minor;
  readonly payFee: Minor;
}

const paidParts = ({ principal, interest, fee, penalty, payFee }: Parts): readonly Line[] => [
  [msg`Principal repaid`, principal],
  [msg`Interest`, interest],
  unlessZero(msg`Fees with tax`, fee),
  unlessZero(msg`Late fees with tax`, penalty),
  unlessZero(msg`Payment charges`, payFee),
];

/** Who issues a document, for whom, about which loan, and when. */
function head(
  title: string,
  paper: ClosingLetter | YearlyStatement,
  writing: Writing,
  number?: string,
): Html[] {
  const { lender, holderName, orderNo, issuedOn, productName } = paper;
  return [
    html`<h1>${title}</h1>`,
    sentence(`${lender.legalName}, ${lender.registration}`),
    rows(
      [
        ...optionalLine(msg`Borrower`, holderName),
        [msg`Loan`, productName],
        [msg`Order number`, orderNo],
        ...optionalLine(msg`Letter number`, number),
        [msg`Issued on`, dayText(issuedOn, writing)],
      ],
      writing,
    ),
  ];
}

function letter(paper: ClosingLetter, writing: Writing): Paper {
  const { t } = writing;
  const { legalName } = paper.lender;
  const day = dayText(paper.closedOn, writing);
  const title = t(msg`Closing letter`);
  return {
    title,
    name: `letter-${paper.letterNo}`,
    body: [
      ...head(title, paper, writing, paper.letterNo),
      sentence(
        paper.orderStatus === 'withdrawn'
          ? t(
              msg`${legalName} confirms that this loan was returned on ${day} and that nothing more is owed on it.`,
            )
          : t(
              msg`${legalName} confirms that this loan was paid off in full on ${day} and that nothing more is owed on it.`,
            ),
      ),
      rows(
        [
          [msg`Amount of the loan`, paper.principal],
          [msg`Paid out to you`, paper.netAmount],
          ...paidParts(paper.paid),
          [msg`Paid in total`, paper.paid.total],
          [msg`Left to pay`, paper.left],
        ],
        writing,
      ),
    ],
  };
}

const statementWords: Readonly<Record<string, Message>> = {
  payout: msg`Paid out to you`,
  payment: msg`You paid`,
  notTaken: msg`Received, not used for this loan`,
  sentBack: msg`Sent back to you`,
  reversed: msg`Your bank took this payment back`,
};

function statement(paper: YearlyStatement, writing: Writing): Paper {
  const { totals, lines } = paper;
  const title = `${writing.t(msg`Statement`)} ${String(paper.year)}`;
  return {
    title,
    name: `statement-${String(paper.year)}`,
    body: [
      ...head(title, paper, writing),
      rows(
        [
          [msg`Principal left at the start`, paper.openedWith],
          unlessZero(msg`Paid out to you`, totals.paidOut),
          ...paidParts(totals),
          [msg`Paid in the year`, totals.received - totals.sentBack],
          unlessZero(msg`Sent back to you`, totals.sentBack),
          [msg`Principal left at the end`, paper.closedWith],
        ],
        writing,
      ),
      table(
        [msg`Transaction`, msg`Amount`, msg`Principal left`],
        lines.map((line) => [
          [
            dayText(line.day, writing),
            textOf(statementWords[line.kind] ?? line.kind, writing),
            line.receiptNo,
          ]
            .filter(Boolean)
            .join('\n'),
          line.amount,
          line.principalLeft,
        ]),
        writing,
      ),
    ],
  };
}
