import type { Product as ProductShape } from '@clearloan/loans/contract';
import { formatMinorRound, formatPercent } from '@clearloan/formatting';
import { compare, ratioFromDecimal, sum } from '@clearloan/loan-math';
import { msg } from '@lingui/core/macro';
import { market } from '../market/market';
import type { Say } from '../words/sentences';
import { logoPath } from './logos';
import { price } from './pricing';
import type { Product } from './products';
import { timeWords } from './time-words';

/** A product as the contract writes it; its figures in the lender's words. */
export function productShape(product: Product, appliedToday: number, say: Say): ProductShape {
  const { amountMin, amountMax, tenures, tenureType } = product;
  const [low, high] = [formatMinorRound(amountMin, market), formatMinorRound(amountMax, market)];
  const rate = formatPercent(product.annualRatePercent);
  return {
    productId: product.productId,
    productName: product.name,
    productLogo: logoPath(product.productId),
    lenderName: product.lenderName,
    amountRange: amountMin === amountMax ? high : `${low}–${high}`,
    termInfo: say(timeWords(tenureType, Math.min(...tenures), Math.max(...tenures))),
    loanRate: say(product.rateKind === 'flat' ? msg`${rate} a year, flat` : msg`${rate} a year`),
    productTags: product.tags.map((tag) => say(tagWords[tag])),
    buttonText: say(msg`Apply`),
    amountMax,
    todayApplyNum: appliedToday,
    ...aprRange(product),
    example: example(product),
  };
}

const tagWords = {
  sameDay: msg`Same day`,
  noLateFee: msg`No late fee`,
  shops: msg`For shops`,
  firstLoan: msg`Good first loan`,
} as const;

function example(product: Product): ProductShape['example'] {
  const { exampleAmount: principal, exampleTenure: tenure, tenureType } = product;
  const { interest, fee, tax } = price({ rules: product, amount: principal, tenure, startDate: anyDay });
  return { principal, tenure, tenure_type: tenureType, cost: sum([interest, fee, tax]) };
}

/** Prices that name no date are the same on any day; one that counts calendar days is an example of that day. */
const anyDay = '2026-01-01';

interface AprRange {
  readonly aprMin: string;
  readonly aprMax: string;
}

const knownRanges = new Map<string, AprRange>();

/** The lowest and highest APR over all times, at the smallest and the largest amount; kept, for it costs many steps. */
function aprRange(product: Product): AprRange {
  const key = JSON.stringify(product);
  const known = knownRanges.get(key);
  if (known !== undefined) return known;
  const all = product.tenures
    .flatMap((tenure) =>
      [product.amountMin, product.amountMax].map(
        (amount) => price({ rules: product, amount, tenure, startDate: anyDay }).apr,
      ),
    )
    .sort((one, other) => compare(ratioFromDecimal(one), ratioFromDecimal(other)));
  const range = { aprMin: all[0] ?? '0.00', aprMax: all.at(-1) ?? '0.00' };
  knownRanges.set(key, range);
  return range;
}
