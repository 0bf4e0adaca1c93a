import { createHash } from 'node:crypto';
import type { LoanCost } from '@clearloan/loan-math';
import { loanAgreementVersion } from './agreements/loan-agreement';
import { rulesOf, type Rules } from '../orders/pricing';
import type { Product } from '../orders/products';

/** What a borrower must have seen before signing, identified by its content, so that any change gives another version. */
export interface KeyFacts {
  readonly version: string;
  readonly sha256: string;
}

interface Offered {
  readonly product: Product;
  readonly rules: Rules;
  readonly tenure: number;
  readonly priced: LoanCost;
}

/** The name and hash of an offer's facts: price, plan, terms, lender and agreement text. */
export function keyFactsOf({ product, rules, tenure, priced }: Offered): KeyFacts {
  const facts = {
    product: product.productId,
    lender: [product.lenderName, product.lenderRegistration],
    rules: rulesOf(rules),
    tenure,
    agreement: loanAgreementVersion(),
    price: priced,
  };
  const sha256 = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  return { version: `kf-${sha256.slice(0, 16)}`, sha256 };
}
