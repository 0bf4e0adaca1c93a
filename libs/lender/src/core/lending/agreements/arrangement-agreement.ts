import { createHash } from 'node:crypto';
import { formatDayWithYear, formatMinor, formatPercent } from '@clearloan/formatting';
import { splitTotal } from '@clearloan/loan-math';
import { count, eq } from 'drizzle-orm';
import { db, writableDb } from '../../../platform/database/connection';
import { signedAgreements } from '../../../platform/database/schema/orders';
import { thisLender } from '../../../platform/lender/lender';
import { orderNoOf, type Order } from '../../orders/orders';
import type { Arranged } from '../../servicing/arrangement';
import { openRows } from '../../servicing/debt';
import { html } from '../../../platform/context/html';
import type { Written } from './order-agreements';

/** Increased when the text changes; signed agreements keep their text. */
const version = '2026-1';
const title = 'Change of the loan agreement';

const money = (amount: number) => formatMinor(amount, thisLender().market);
const day = (date: string) => formatDayWithYear(date, thisLender().market.legalLanguage);

/** The text of a plan for a late borrower, in the binding language of the loan agreement. */
export function writeArrangement(order: Order, chosen: Arranged): Omit<Written, 'scene'> {
  const { after, extraInterest, apr, kind } = chosen;
  const rows = openRows(after);
  const text = html`<h1>${title}</h1>
    <p>Order ${orderNoOf(order)}</p>
    <p>${promiseOf(kind)} Your payments are due on these dates.</p>
    <table>
      <thead>
        <tr>
          <th>Payment</th>
          <th>Due date</th>
          <th>You pay</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <td>${row.periodNo}</td>
              <td>${day(row.dueDate)}</td>
              <td>${money(splitTotal(row.open))}</td>
            </tr> `,
        )}
      </tbody>
    </table>
    <p>
      ${extraInterest === 0 ? 'This change costs nothing.' : `You pay ${money(extraInterest)} more interest in total, at the rate of your loan. There is no fee for this change.`}
      The APR of the loan is ${formatPercent(apr)}. Late fees stop on the day of this change; they start again
      only if a payment is late by its new date. If you pay earlier, you pay less interest.
    </p>
    <p>Everything else in your loan agreement stays the same.</p>`.markup;
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { title, version, language: thisLender().market.legalLanguage, html: text, sha256 };
}

const promiseOf = (kind: Arranged['kind']): string =>
  kind === 'promise'
    ? 'You promise to pay what is late on a new date. Interest and all other payments stay the same.'
    : 'What you still owe is spread over new payments. Interest runs on what you owe until you pay it.';

/** Writes the signed text beside those of the loan. The caller has locked the order. */
export async function signArrangement(order: Order, chosen: Arranged, signedAt: Date): Promise<void> {
  const { orderId } = order;
  const [signed] = await db()
    .select({ number: count() })
    .from(signedAgreements)
    .where(eq(signedAgreements.orderId, orderId));
  const scene = `change-${String(signed?.number ?? 1)}`;
  await writableDb()
    .insert(signedAgreements)
    .values({ ...writeArrangement(order, chosen), scene, orderId, signedAt });
}
