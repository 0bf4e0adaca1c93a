import { writableDb } from '../../database/connection';
import type { Loan } from '../servicing/debt';
import { price } from '../orders/pricing';
import { planRows } from '../../database/schema/orders';

/** Writes the plan of a loan from its own rules. */
export async function writePlan(loan: Loan): Promise<void> {
  const { orderId, principal: amount, tenure, startDate } = loan;
  const { rows } = price({ rules: loan, amount, tenure, startDate });
  await writableDb()
    .insert(planRows)
    .values(
      rows.map(({ periodNo, dueDate, principal, interest, fee, tax, balance }) => ({
        ...{ orderId, periodNo, dueDate, principal, interest, fee, tax },
        balanceBefore: balance + principal + fee + tax,
      })),
    );
}
