import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { mainCard } from '../../../modules/certification/cards';
import { db } from '../../../platform/database/connection';
import { thisLender } from '../../../platform/lender/lender';
import { borrowerFacts } from '../../../modules/certification/borrower-facts';
import { orderNoOf, type Order } from '../../orders/orders';
import type { Product } from '../../orders/products';
import { signedAgreements } from '../../../platform/database/schema/orders';
import { pagesOf } from '../../../platform/context/html';
import { loanAgreement, loanAgreementTitle, loanAgreementVersion, type AgreedLoan } from './loan-agreement';

export type SignedAgreement = typeof signedAgreements.$inferSelect;

/** The text of an agreement with its proof. */
export interface Written {
  readonly scene: 'loan';
  readonly title: string;
  readonly version: string;
  readonly language: string;
  readonly html: string;
  readonly sha256: string;
}

/** Writes the loan agreement of an order for a price. */
export async function writeLoanAgreement(
  order: Order,
  product: Product,
  { rules, priced, startDate }: Pick<AgreedLoan, 'rules' | 'priced' | 'startDate'>,
): Promise<Written> {
  const { market } = thisLender();
  const { name } = await borrowerFacts(order.borrowerId);
  const card = await mainCard(order.borrowerId);
  const html = loanAgreement({
    orderNo: orderNoOf(order),
    borrowerName: name ?? '',
    productName: product.name,
    lenderName: product.lenderName,
    lenderRegistration: product.lenderRegistration,
    bank: card,
    rules,
    priced,
    startDate,
  });
  const sha256 = createHash('sha256').update(html).digest('hex');
  const language = market.legalLanguage;
  return {
    scene: 'loan',
    title: loanAgreementTitle,
    version: loanAgreementVersion(),
    language,
    html,
    sha256,
  };
}

/** The same as a link with its number of pages. */
export async function loanAgreementLink(
  order: Order,
  product: Product,
  offered: Pick<AgreedLoan, 'priced' | 'startDate'>,
) {
  const { scene, title, version, html } = await writeLoanAgreement(order, product, {
    ...offered,
    rules: product,
  });
  return { scene, title, version, pages: pagesOf(html) };
}

/** The signed agreement of an order; undefined before signing. */
export async function findSigned(orderId: string, scene: string): Promise<SignedAgreement | undefined> {
  const [signed] = await db()
    .select()
    .from(signedAgreements)
    .where(and(eq(signedAgreements.orderId, orderId), eq(signedAgreements.scene, scene)));
  return signed;
}

/** All signed agreements of an order, in the order of their signatures. */
export const signedOf = (orderId: string): Promise<SignedAgreement[]> =>
  db()
    .select()
    .from(signedAgreements)
    .where(eq(signedAgreements.orderId, orderId))
    .orderBy(signedAgreements.signedAt);
