import { autocommit } from '../../platform/database/connection';
import { sizes } from '../../testing/sizes';
import { ledgerEntries } from '../../platform/database/schema/payments';
import { newReference, runningLoan } from '../payments/testing/running-loan';
import { lenderInBalance } from '../lending/testing/lender-in-balance';

const lender = lenderInBalance();

describe('the ledger', () => {
  it('is append-only', async () => {
    await runningLoan(lender);
    await expect(autocommit().update(ledgerEntries).set({ amount: 1 })).rejects.toThrow();
    await expect(autocommit().delete(ledgerEntries)).rejects.toThrow();
  });

  it('stays balanced under any concurrent requests', async () => {
    const loan = await runningLoan(lender);
    const acts = Array.from({ length: sizes.parallelRepeats }, (_, index) => {
      if (index % 3 === 0) return loan.askCode({});
      if (index % 3 === 1) return loan.sendReference(newReference(), 50_000);
      return loan.askCode({ purpose: 'amount', amount: 60_000 });
    });
    await Promise.all(acts);
    await Promise.all(Array.from({ length: 3 }, () => loan.walk.aMinuteLater(loan.orderId)));
    const plan = await loan.plan();
    const paid = plan.repay_plans.reduce((sum, row) => sum + row.paidAmount, 0);
    const posted = plan.transactions.filter(({ kind, status }) => status === 'posted' && kind !== 'payout');
    const received = posted.reduce(
      (sum, { kind, amount }) => sum + (kind === 'refund' ? -amount : amount),
      0,
    );
    expect(received).toBe(paid);
    expect(plan.repay_plans.every((row) => row.paidAmount <= row.repayTotalAmount)).toBe(true);
  });
});
