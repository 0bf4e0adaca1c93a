import { pathTo } from '@clearloan/routes';
import type { BankCard } from '../../modules/certification/cards';
import { businessDay } from '../../platform/context/clock';
import { writableDb } from '../../platform/database/connection';
import { settleMessages } from '../../platform/messages/messages';
import { writeLoanAgreement } from './agreements/order-agreements';
import type { KeyFacts } from './key-facts';
import { orThrow } from '../orders/order-moves';
import { moveOrder, type LockedOrder } from '../orders/orders';
import { planOf, rulesOf, type Price, price } from '../orders/pricing';
import type { Product } from '../orders/products';
import { loans, signedAgreements, planRows } from '../../platform/database/schema/orders';
import type { Loan } from '../servicing/debt';

export interface Signing {
  readonly order: LockedOrder;
  readonly product: Product;
  readonly priced: Price;
  readonly tenure: number;
  readonly keyFacts: KeyFacts;
  readonly card: Pick<BankCard, 'cardId' | 'bankName' | 'tail'>;
  readonly now: Date;
}

/**
 * Writes the loan, the plan and the signed text, and moves the order to the payout, all in one transaction. The caller has
 * locked the order, and requests the payout.
 */
export async function sign({
  order,
  product,
  priced,
  tenure,
  keyFacts,
  card,
  now,
}: Signing): Promise<LockedOrder> {
  const { orderId } = order;
  const { principal, net, fee, tax, apr } = priced;
  const [loan] = await writableDb()
    .insert(loans)
    .values({
      ...rulesOf(product),
      orderId,
      principal,
      net,
      fee,
      tax,
      apr,
      tenure,
      startDate: businessDay(now),
      signedAt: now,
      keyFactsVersion: keyFacts.version,
      cardId: card.cardId,
      bankName: card.bankName,
      bankTail: card.tail,
    })
    .returning();
  if (loan === undefined) throw new Error('The loan was not written.');
  await writePlan(loan);
  const written = await writeLoanAgreement(order, product, {
    rules: loan,
    priced,
    startDate: loan.startDate,
  });
  await writableDb()
    .insert(signedAgreements)
    .values({ ...written, orderId, signedAt: now });
  await settleDecision(order);
  return orThrow(await moveOrder(order, 'disbursing', now, { amountMax: principal }));
}

/** Who has answered the offer need not read that there is one. */
export const settleDecision = ({ borrowerId, orderId }: LockedOrder): Promise<void> =>
  settleMessages(borrowerId, 'decision', [pathTo('loanDetailUrl', { orderId })]);

/** Writes the plan of a loan from its own terms. */
export async function writePlan(loan: Loan): Promise<void> {
  const { orderId, principal: amount, tenure, startDate } = loan;
  const plan = planOf(price({ rules: loan, amount, tenure, startDate }));
  await writableDb()
    .insert(planRows)
    .values(plan.map((row) => ({ ...row, orderId })));
}
