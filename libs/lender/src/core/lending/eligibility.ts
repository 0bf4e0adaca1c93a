import type { Minor } from '@clearloan/api-client/declare';
import { formatDayShort, formatMinorRound } from '@clearloan/formatting';
import { addMonths } from '@clearloan/loan-math';
import type { Eligibility } from '@clearloan/application/contract';
import { msg } from '@lingui/core/macro';
import { businessDay } from '../../platform/context/clock';
import { thisLender } from '../../platform/lender/lender';
import type { Translate } from '../../platform/context/product-names';
import type { BorrowerFacts } from '../../modules/certification/borrower-facts';
import type { Product } from '../orders/products';

export const ages = { least: 21, most: 60 } as const;

type Answer = 'yes' | 'no' | 'todo';

/** Age in full years on a day; someone born on 29 Feb has their birthday on 28 Feb. */
export function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return addMonths(birthday, years * 12) <= today ? years : years - 1;
}

export function isOfAge({ birthday }: BorrowerFacts, today: string): Answer {
  if (birthday === undefined) return 'todo';
  const age = ageOn(birthday, today);
  return age >= ages.least && age <= ages.most ? 'yes' : 'no';
}

export function earnsEnough({ monthlyIncome }: BorrowerFacts, { minMonthlyIncome }: Product): Answer {
  if (monthlyIncome === undefined) return 'todo';
  return monthlyIncome >= minMonthlyIncome ? 'yes' : 'no';
}

/** The amount above which a product requires a tax card; never in a market without tax cards. */
const taxCardAboveOf = ({ taxCardAbove }: Pick<Product, 'taxCardAbove'>): Minor | null =>
  thisLender().market.taxCard ? taxCardAbove : null;

/** The most this borrower may borrow of a product. */
export function limitFor(
  { hasTaxCard }: BorrowerFacts,
  product: Pick<Product, 'amountMax' | 'taxCardAbove'>,
): Minor {
  const above = taxCardAboveOf(product);
  return hasTaxCard || above === null ? product.amountMax : Math.min(product.amountMax, above);
}

interface Asking {
  readonly facts: BorrowerFacts;
  readonly product: Product;
  readonly today: string;
  readonly language: string;
  readonly t: Translate;
}

/** The lines of "Can I get it?", evaluated for this borrower. */
export function eligibilityOf({ facts, product, today, language, t }: Asking): Eligibility[] {
  const { least, most } = ages;
  const checkedAt = facts.identitySavedAt;
  const lines: Eligibility[] = [
    { code: 'age', title: t(msg`Age ${least} to ${most}`), status: isOfAge(facts, today) },
    {
      code: 'idCard',
      title: t(msg`ID card`),
      status: checkedAt === undefined ? 'todo' : 'yes',
      ...(checkedAt === undefined ? {} : { text: checkedOn(checkedAt, language, t) }),
    },
    { code: 'income', title: t(msg`Monthly income`), status: earnsEnough(facts, product) },
  ];
  const above = taxCardAboveOf(product);
  return above === null ? lines : [...lines, taxCardLine(facts, above, t)];
}

function checkedOn(at: Date, language: string, t: Translate): string {
  const day = formatDayShort(businessDay(at), language);
  return t(msg`Checked on ${day}`);
}

function taxCardLine({ hasTaxCard }: BorrowerFacts, above: Minor, t: Translate): Eligibility {
  const { market } = thisLender();
  const amount = formatMinorRound(above, market);
  const title = t(msg`Tax card`);
  if (hasTaxCard) return { code: 'taxCard', title, status: 'yes' };
  return {
    code: 'taxCard',
    title,
    text: t(msg`Only above ${amount}. Add it with your ID card.`),
    status: 'todo',
  };
}
