import * as v from 'valibot';
import type { ReportToSend, PendingReports } from './pending-reports';
import type { PartyFactory } from './webhooks';

const orderSchema = v.object({
  orderId: v.string(),
  amount: v.string(),
  currency: v.string(),
  account: v.object({ accountNumber: v.string() }),
});

const checkSchema = v.object({ checkId: v.string(), account: v.object({ accountNumber: v.string() }) });

/** How long the bank takes to check an account that ends in 05. */
const slowCheckMs = 5_000;

/** What the bank finds about an account: its last two digits decide. */
function accountCheck(data: unknown): { readonly owed: ReportToSend; readonly inMs: number } {
  const { checkId, account } = v.parse(checkSchema, data);
  const tell = (result: string) => ({ event: () => ({ checkId, result }) });
  const ending = account.accountNumber.slice(-2);
  const result = ending === '02' ? 'wrongName' : ending === '03' ? 'closed' : 'valid';
  return {
    inMs: ending === '05' ? slowCheckMs : 0,
    owed: {
      what: `check of the account ${account.accountNumber}`,
      path: '/hooks/accounts',
      alternatives: {
        'Wrong name': tell('wrongName'),
        Closed: tell('closed'),
        Unreachable: tell('unreachable'),
      },
      ...tell(result),
    },
  };
}

/**
 * The bank that checks accounts and pays loans out. It returns the first payout to an account that ends in 04.
 * @param payoutMs how long it takes to pay out
 */
export const payoutBank =
  ({ schedule: owe }: PendingReports, payoutMs: number): PartyFactory =>
  (report) => {
    const returned = new Set<string>();
    return {
      port: 'PAYOUT',
      receive: async ({ type, id: payoutId, data }) => {
        if (type === 'account.check') {
          const { owed, inMs } = accountCheck(data);
          await owe(report, owed, inMs);
          return;
        }
        const { amount, currency, account } = v.parse(orderSchema, data);
        const { accountNumber } = account;
        const comesBack = accountNumber.endsWith('04') && !returned.has(accountNumber);
        if (comesBack) returned.add(accountNumber);
        const moves = { id: `out-${payoutId}`, amount: `-${amount}`, currency, reference: payoutId };
        const paid = { event: () => ({ payoutId, status: 'paid' }), moves };
        const back = { event: () => ({ payoutId, status: 'returned' }) };
        const what = `payout of ${amount} to ${accountNumber}`;
        const instead = { Pay: paid, Return: { ...back, moves: undefined } };
        await owe(
          report,
          { what, path: '/hooks/payouts', alternatives: instead, ...(comesBack ? back : paid) },
          payoutMs,
        );
      },
      console: {
        afterReset: () => {
          returned.clear();
        },
      },
    };
  };

/** The bank that collects automatic payments: at once, because the lender asks on the day. */
export const collectingBank =
  ({ schedule: owe }: PendingReports): PartyFactory =>
  (report) => ({
    port: 'COLLECTION',
    receive: async ({ id: collectionId, data }) => {
      const { orderId, amount, currency, account } = v.parse(orderSchema, data);
      const path = '/hooks/collections';
      const id = `in-${collectionId}`;
      const tell = (status: string) => (at: Date) => ({ collectionId, status, at: at.toISOString() });
      const moves = { id, amount, currency, reference: collectionId };
      const collected = { event: tell('collected'), moves };
      const refused = { event: tell('refused'), moves: undefined };
      await owe(
        report,
        {
          what: `collection of ${amount} from ${account.accountNumber}`,
          path,
          reference: orderId,
          alternatives: { Collect: collected, Refuse: refused },
          takeBack: (now) => ({
            path,
            event: tell('returned')(now),
            moves: {
              id: `back-${id}`,
              amount: `-${amount}`,
              currency,
              reference: collectionId,
              reverses: id,
            },
          }),
          ...collected,
        },
        0,
      );
    },
  });
