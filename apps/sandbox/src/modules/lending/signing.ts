import type { BankCard } from '../certification/cards';
import { businessDay } from '../../context/clock';
import { writableDb } from '../../database/connection';
import { writeLoanAgreement } from './agreements/order-agreements';
import type { KeyFacts } from './key-facts';
import { orRefuse } from '../orders/order-moves';
import { moveOrder, type LockedOrder } from '../orders/orders';
import { payoutMs, requestPayout } from './payout-request';
import { writePlan } from './plan-rows';
import { rulesOf, type Price } from '../orders/pricing';
import type { Product } from '../orders/products';
import { loans, signedAgreements } from '../../database/schema/orders';

/** What is signed. */
export interface Signing {
  readonly order: LockedOrder;
  readonly product: Product;
  readonly priced: Price;
  readonly tenure: number;
  readonly keyFacts: KeyFacts;
  readonly card: Pick<BankCard, 'cardId' | 'bankName' | 'tail'>;
  readonly now: Date;
}

/** Loan, plan, signed words and the move to the payout: all of it or nothing. The order is locked by the caller. */
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
  const payoutAt = new Date(now.getTime() + payoutMs);
  const { principal, net, fee, tax, apr } = priced;
  const [loan] = await writableDb()
    .insert(loans)
    .values({
      ...rulesOf(product),
      ...{ orderId, principal, net, fee, tax, apr, tenure, payoutAt },
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
  const wakeAt = await requestPayout(order, { net, cardId: card.cardId }, now);
  return orRefuse(await moveOrder(order, 'disbursing', now, { wakeAt, amountMax: principal }));
}
