import { codes } from '@clearloan/api-client/declare';
import { marketNames, type MarketName } from '@clearloan/formatting';
import { applyForProduct, loanTrial, productOffer } from '@clearloan/application/contract';
import { homePage } from '@clearloan/home/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { autocommit } from '../../platform/database/connection';
import { thisLender } from '../../platform/lender/lender';
import { workAs } from '../../testing/one-lender';
import { faultsOf, findSold, isSold, unsoldLines } from './lawful';
import { price } from '../orders/pricing';
import { productCatalogue } from '../orders/product-catalogue';
import { listProducts, type Product } from '../orders/products';
import { products } from '../../platform/database/schema/orders';
import { certifiedBorrower, newPhone } from './testing/certified-borrower';
import { lenderInBalance } from './testing/lender-in-balance';
import { walkWith } from './testing/walk';

const lender = lenderInBalance();
const today = '2026-11-20';
/** In Indonesia, a month. */
const incomeOfLaw = 3_000_000_00;
const work = (market: MarketName) => workAs({ name: 'Clearloan', market });
afterEach(() => work('sample'));

const brokenBy = (product: Product, day = today) => faultsOf(product, day).map(({ rule }) => rule);

async function productNamed(productId: string): Promise<Product> {
  const found = (await listProducts()).find((product) => product.productId === productId);
  if (found === undefined) throw new Error(`No product ${productId}`);
  return found;
}

describe('the initial products of a lender', () => {
  it.each(marketNames)('are all sold in the market %s', async (market) => {
    work(market);
    const base = await productNamed('everyday');
    const scale = market === 'indonesia' ? 1_000 : 1;
    for (const row of productCatalogue(market, scale)) {
      const product: Product = {
        ...base,
        ...row,
        taxCardAbove: row.taxCardAbove ?? null,
        charges: row.charges ?? [],
      };
      expect(brokenBy(product)).toEqual([]);
    }
  });

  it('are listed in the startup log where the law of the market forbids them', async () => {
    expect(await unsoldLines(today)).toEqual([]);
    work('indonesia');
    const lines = await unsoldLines(today);
    expect(lines).toContainEqual(
      expect.stringMatching(/^everyday is not sold in indonesia: lateFeePerDay \(/),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^top-up is not sold in indonesia: shortestDays \(/));
  });
});

describe('a product that breaks the law of its market', () => {
  it('is not shown, not priced and cannot be applied for', async () => {
    const borrower = await certifiedBorrower(newPhone());
    work('india');
    const { productId } = await productNamed('top-up');
    const home = (await lender.call(homePage, {}, borrower)).value();
    expect(JSON.stringify(home)).not.toContain(productId);
    expect(JSON.stringify(home)).toContain('everyday');
    for (const call of [
      lender.call(productOffer, { productId }, borrower),
      lender.call(applyForProduct, { productId }, borrower),
      lender.call(loanTrial, { productId, amount: 300_000, tenure: 30, tenure_type: 'day' }, borrower),
    ]) {
      expect((await call).code).toBe(codes.notAllowedNow);
    }
  });

  it('cannot be signed after it changed, though it was offered before', async () => {
    const walk = walkWith(lender, await certifiedBorrower(newPhone()));
    work('india');
    const offer = await walk.offer(await walk.approved('everyday'));
    await autocommit().update(products).set({ coolingOffDays: 0 }).where(eq(products.productId, 'everyday'));
    expect((await walk.accept(offer, await walk.code())).code).toBe(codes.notAllowedNow);
    await autocommit().update(products).set({ coolingOffDays: 3 }).where(eq(products.productId, 'everyday'));
    expect((await walk.accept(offer, '246810')).code).toBe(0);
  });

  it('is sold only on the days on which its late fee is legal', async () => {
    work('indonesia');
    const product: Product = {
      ...(await productNamed('everyday')),
      lateFeePercentPerDay: '0.2',
      lateFeeCapPercent: '30',
      minMonthlyIncome: incomeOfLaw,
    };
    expect(isSold(product, '2025-12-31')).toBe(true);
    expect(brokenBy(product, '2026-01-01')).toEqual(['lateFeePerDay']);
    await expect(findSold('top-up', '2026-01-01')).rejects.toThrow();
  });
});

it('counts the charges of other companies towards the limits of the law', async () => {
  work('indonesia');
  const product: Product = {
    ...(await productNamed('everyday')),
    lateFeePercentPerDay: '0.1',
    lateFeeCapPercent: '0',
    minMonthlyIncome: incomeOfLaw,
    tenures: [6],
  };
  expect(brokenBy(product)).toEqual([]);
  expect(brokenBy({ ...product, charges: [{ name: 'Insurance', percent: '60' }] })).toEqual(['dailyBenefit']);
});

it('no loan of a product on sale costs more than the law allows, for any amount and term', async () => {
  work('indonesia');
  const base: Product = {
    ...(await productNamed('everyday')),
    amountStep: 1,
    minMonthlyIncome: incomeOfLaw,
  };
  expect(isSold({ ...base, lateFeePercentPerDay: '0.1', lateFeeCapPercent: '30' }, today)).toBe(true);
  const hundredths = (most: number) =>
    fc.integer({ min: 0, max: most }).map((value) => (value / 100).toFixed(2));
  fc.assert(
    fc.property(
      fc.record({
        annualRatePercent: hundredths(20_000),
        feePercent: hundredths(3_000),
        taxPercent: hundredths(2_500),
        lateFeePercentPerDay: hundredths(15),
        lateFeeCapPercent: hundredths(12_000),
        tenures: fc.uniqueArray(fc.integer({ min: 2, max: 24 }), { minLength: 1, maxLength: 3 }),
        feeMode: fc.constantFrom('deducted' as const, 'added' as const),
      }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(),
      (changes, share, at) => {
        const product: Product = { ...base, ...changes };
        if (!isSold(product, today)) return;
        const { amountMin, amountMax, tenures } = product;
        // Only whole rupiah can be borrowed.
        const amount = Math.round((amountMin + share * (amountMax - amountMin)) / 100) * 100;
        const tenure = tenures[at % tenures.length] ?? 3;
        const priced = price({ rules: product, amount, tenure, startDate: today });
        const days = (Date.parse(priced.rows.at(-1)?.dueDate ?? '') - Date.parse(today)) / 86_400_000;
        const cost = priced.interest + priced.fee + priced.tax;
        const late =
          amount * (Number(product.lateFeeCapPercent) / 100) * (1 + Number(product.taxPercent) / 100);
        // Each row, the fee and its tax are rounded to whole rupiah, so this sum may differ from the law's by half a rupiah for
        // each.
        const rounding = (tenure + 2) * 50;
        const benefit = (amount * days * (tenure <= 6 ? 3 : 2)) / 1_000;
        expect(cost - priced.tax).toBeLessThanOrEqual(benefit + rounding);
        expect(cost + late).toBeLessThanOrEqual(amount + rounding);
        expect(Number(product.lateFeePercentPerDay)).toBeLessThanOrEqual(0.1);
        expect(days).toBeGreaterThan(60);
      },
    ),
    { numRuns: 300 },
  );
  expect(thisLender().law.market).toBe('indonesia');
});
