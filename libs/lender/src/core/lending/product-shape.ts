import type { Language } from '@clearloan/api-client/declare';
import type { Product as ProductShape } from '@clearloan/loan-view/contract';
import { formatMinorRound, formatPercent, type Currency } from '@clearloan/formatting';
import { compare, ratioFromDecimal, sum, type TenureType } from '@clearloan/loan-math';
import { msg, plural } from '@lingui/core/macro';
import { thisLender } from '../../platform/lender/lender';
import { createTranslator, type Message, translateProductName } from '../../platform/context/product-names';
import { keptAnswers } from './kept-answers';
import { logoPath } from './logos';
import { chargedBeside, costOf, price } from '../orders/pricing';
import type { Product } from '../orders/products';

/** `6 months`, `3–12 months`; two to six fortnights are `4–12 weeks`. */
function timeText(kind: TenureType, from: number, to = from): Message {
  if (kind === 'fortnight') return timeText('week', 2 * from, 2 * to);
  return from === to ? oneTime[kind](to) : range[kind](`${from}–${to}`);
}

type Unit = Exclude<TenureType, 'fortnight'>;

const oneTime: Readonly<Record<Unit, (count: number) => Message>> = {
  day: (count) => msg`${plural(count, { one: '# day', other: '# days' })}`,
  week: (count) => msg`${plural(count, { one: '# week', other: '# weeks' })}`,
  month: (count) => msg`${plural(count, { one: '# month', other: '# months' })}`,
};

const range: Readonly<Record<Unit, (range: string) => Message>> = {
  day: (count) => msg`${count} days`,
  week: (count) => msg`${count} weeks`,
  month: (count) => msg`${count} months`,
};

/** A product as the contract returns it. */
export const productShape = (product: Product, appliedToday: number, language: Language): ProductShape => ({
  ...unasked({ product, language, currency: thisLender().market.currency }),
  todayApplyNum: appliedToday,
});

interface Shown {
  readonly product: Product;
  readonly language: Language;
  readonly currency: Currency;
}

/** All of it except the number of applications: the same for everyone until the product changes. */
const unasked = keptAnswers(500, ({ product, language, currency }: Shown) => {
  const t = createTranslator(language);
  const { amountMin, amountMax, tenures, tenureType } = product;
  const [low, high] = [formatMinorRound(amountMin, { currency }), formatMinorRound(amountMax, { currency })];
  const rate = formatPercent(product.annualRatePercent);
  return {
    productId: product.productId,
    productName: translateProductName(product.name, t),
    productLogo: logoPath(product.productId),
    lenderName: product.lenderName,
    amountRange: amountMin === amountMax ? high : `${low}–${high}`,
    termInfo: t(timeText(tenureType, Math.min(...tenures), Math.max(...tenures))),
    loanRate: t(product.rateKind === 'flat' ? msg`${rate} a year, flat` : msg`${rate} a year`),
    productTags: product.tags.map((tag) => t(tagText[tag])),
    buttonText: t(msg`Apply`),
    amountMax,
    ...aprRange(product),
    example: example(product),
  };
});

const tagText = {
  sameDay: msg`Same day`,
  noLateFee: msg`No late fee`,
  shops: msg`For shops`,
  firstLoan: msg`Good first loan`,
} as const;

function example(product: Product): ProductShape['example'] {
  const { exampleAmount: principal, exampleTenure: tenure, tenureType } = product;
  const priced = price({ rules: product, amount: principal, tenure, startDate: anyDay });
  return { principal, tenure, tenure_type: tenureType, cost: sum([costOf(priced), chargedBeside(priced)]) };
}

/** Prices that depend on no date are the same on any day; those that count calendar days use this day as an example. */
const anyDay = '2026-01-01';

/** The lowest and highest APR over all tenures, at the smallest and largest amount; memoised, because it is expensive. */
export const aprRange = keptAnswers(100, (product: Product) => {
  const all = product.tenures
    .flatMap((tenure) =>
      [product.amountMin, product.amountMax].map(
        (amount) => price({ rules: product, amount, tenure, startDate: anyDay }).apr,
      ),
    )
    .sort((one, other) => compare(ratioFromDecimal(one), ratioFromDecimal(other)));
  return { aprMin: all[0] ?? '0.00', aprMax: all.at(-1) ?? '0.00' };
});
