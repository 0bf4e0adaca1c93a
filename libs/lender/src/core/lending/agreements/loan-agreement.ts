import { formatDayWithYear, formatMinor, formatPercent } from '@clearloan/formatting';
import type { LoanCost } from '@clearloan/loan-math';
import { lateFeeCap, lateFeeTaxPercent } from '../../orders/late-fee-rules';
import { costOf, type Price, type Rules } from '../../orders/pricing';
import { thisLender } from '../../../platform/lender/lender';
import { grievanceOfficer, regulator } from '../../../platform/context/lender-facts';
import { html, type Html } from '../../../platform/context/html';

const offersMoreTime = (): boolean => !thisLender().leftOut.has('delay');

/** Increased when the text changes; signed agreements keep their text. What this lender leaves out is part of the text. */
export const loanAgreementVersion = (): string => (offersMoreTime() ? '2026-5' : '2026-5-without-delay');
export const loanAgreementTitle = 'Loan agreement';

export interface AgreedLoan {
  readonly orderNo: string;
  readonly borrowerName: string;
  readonly productName: string;
  readonly lenderName: string;
  readonly lenderRegistration: string;
  readonly bank: { readonly bankName: string; readonly tail: string } | undefined;
  readonly rules: Rules;
  readonly priced: Price;
  /** The planned day of the payout. */
  readonly startDate: string;
}

const money = (amount: number) => formatMinor(amount, thisLender().market);
const day = (date: string) => formatDayWithYear(date, thisLender().market.legalLanguage);
const percent = (rate: string) => formatPercent(rate);

/** The complete agreement with its figures, in its binding language. */
export function loanAgreement(loan: AgreedLoan): string {
  const parts = [parties, theLoan, payingBack, late, early, givingBack, yourData, complaints];
  return html`<h1>${loanAgreementTitle}</h1>
    <p>Order ${loan.orderNo}</p>
    ${parts.map((part, index) => part(loan, index + 1))}`.markup;
}

type Chapter = (loan: AgreedLoan, number: number) => Html;

const parties: Chapter = ({ lenderName, lenderRegistration, borrowerName, productName }, number) =>
  html`<h2>${number}. The parties</h2>
    <p>
      This agreement is between ${lenderName} (registration ${lenderRegistration}), “the lender”, and
      ${borrowerName}, “you”, for the product “${productName}”. ${thisLender().brandName} shows it to you and
      collects your payments on behalf of the lender.
    </p>`;

const theLoan: Chapter = ({ priced, rules, bank }, number) =>
  html`<h2>${number}. The loan</h2>
    <p>The lender lends you ${money(priced.principal)}. ${feeSentence(priced, rules)}</p>
    <table>
      <tbody>
        <tr>
          <th>You get</th>
          <td>${money(priced.net)}</td>
        </tr>
        <tr>
          <th>Interest</th>
          <td>${money(priced.interest)}</td>
        </tr>
        <tr>
          <th>Processing fee</th>
          <td>${money(priced.fee)}</td>
        </tr>
        <tr>
          <th>Tax on the fee</th>
          <td>${money(priced.tax)}</td>
        </tr>
        ${priced.charges.map(
          (charge) =>
            html`<tr>
              <th>${charge.name}, with tax, to another company</th>
              <td>${money(charge.amount + (charge.gst ?? 0))}</td>
            </tr> `,
        )}
        <tr>
          <th>You pay back</th>
          <td>${money(priced.totalRepay)}</td>
        </tr>
        <tr>
          <th>Interest rate</th>
          <td>
            ${percent(rules.annualRatePercent)} a
            year${rules.rateKind === 'flat' ? ', on the original amount' : ', on the outstanding balance'}
          </td>
        </tr>
        <tr>
          <th>APR (nominal, fee and tax included)</th>
          <td>${percent(priced.apr)}</td>
        </tr>
      </tbody>
    </table>
    <p>
      The money goes only to
      ${bank === undefined ? 'your own bank account' : `your account at ${bank.bankName} that ends in ${bank.tail}`}.
    </p>`;

const feeSentence = ({ fee, tax }: LoanCost, { feeMode }: Rules) =>
  feeMode === 'added'
    ? `A processing fee of ${money(fee)} and tax of ${money(tax)} are added to the loan and repaid with it.`
    : `A processing fee of ${money(fee)} and tax of ${money(tax)} are deducted before the money is sent.`;

const payingBack: Chapter = ({ priced }, number) =>
  html`<h2>${number}. Paying back</h2>
    <p>
      Your payments are due on these dates. If the money reaches you later than the day you signed, the due
      dates are counted from the day it reaches you.
    </p>
    <table>
      <thead>
        <tr>
          <th>No.</th>
          <th>Due date</th>
          <th>You pay</th>
          <th>Principal</th>
          <th>Interest</th>
        </tr>
      </thead>
      <tbody>
        ${priced.rows.map(
          (row) =>
            html`<tr>
              <td>${row.periodNo}</td>
              <td>${day(row.dueDate).replaceAll(' ', '\u00a0')}</td>
              <td>${money(row.instalment)}</td>
              <td>${money(row.instalment - row.interest)}</td>
              <td>${money(row.interest)}</td>
            </tr> `,
        )}
      </tbody>
    </table>
    <p>
      A payment counts from the day the bank books it. It is applied to late fees first, then fees, then
      interest, then principal. Anything above what you still owe on the loan is returned to you.
    </p>`;

const late: Chapter = ({ rules, priced, startDate }, number) => {
  /** By the law on the loan's first day. */
  const taxPercent = lateFeeTaxPercent(rules, startDate);
  const isTaxed = Number(taxPercent) > 0;
  return html`<h2>${number}. If you pay late</h2>
    <p>
      For each day that a payment is late, a late fee of ${percent(rules.lateFeePercentPerDay)} of the unpaid
      amount is added, ${isTaxed ? `and ${percent(taxPercent)} tax on it` : 'without tax'}. No late fee is
      charged on a late fee. All late fees together never exceed
      ${money(lateFeeCap(rules, { principal: priced.principal, charged: costOf(priced), startDate }))}${isTaxed ? ', before tax' : ''}.
    </p>
    ${moreTime(rules)}
    <p>We never call or write to the people in your contacts about your debt.</p>`;
};

const moreTime = (rules: Rules): Html =>
  offersMoreTime()
    ? html`<p>
        Before a payment is late, you can ask for more time, at most ${rules.delaysAllowed} times. It costs
        ${money(rules.delayFeePerWeek)} for each week, plus tax, plus interest on the postponed payment for
        those days. Your other payments do not change. You see the cost before you decide.
      </p>`
    : html``;

const early: Chapter = ({ rules }, number) =>
  html`<h2>${number}. Paying early</h2>
    <p>
      You can repay the whole loan on any day. You then pay interest only for the days that have passed.
      ${rules.rateKind === 'reducing' ? 'You can also pay before a due date, in whole or in part. Your money pays the interest of the days that have passed, and the rest lowers what you owe from that day on.' : ''}
      ${rules.rateKind === 'reducing' && rules.repayment === 'instalments' ? 'If you pay more than is due, you choose whether your payments or the last day of the loan stay the same.' : ''}
      ${Number(rules.prepayFeePercent) === 0 ? 'There is no charge for paying early.' : `The charge for paying early is ${percent(rules.prepayFeePercent)} of the amount paid early.`}
    </p>`;

const givingBack: Chapter = ({ rules }, number) =>
  html`<h2>${number}. Changing your mind</h2>
    <p>
      You can return the loan within ${rules.coolingOffDays} days after you receive the money, before any
      payment. You repay the principal and the interest for the days you had it. The processing fee is not
      refunded.
    </p>`;

const yourData: Chapter = (_loan, number) =>
  html`<h2>${number}. Your data</h2>
    <p>
      We use the information you give us to decide on this loan and to keep its accounts. In your profile you
      can view it, withdraw your consent, and ask us to delete it once you have no open loan.
    </p>`;

const complaints: Chapter = (_loan, number) =>
  html`<h2>${number}. If something is wrong</h2>
    <p>
      Contact us in the app under Help. ${grievanceOfficer.name} handles complaints:
      ${grievanceOfficer.phone}, ${grievanceOfficer.email}. If you have no answer after
      ${thisLender().market.escalationDays} days, you can contact ${regulator}.
    </p>`;
