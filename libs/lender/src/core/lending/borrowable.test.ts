import { userInfo } from '@clearloan/session/contract';
import { homePage, type HomePage } from '@clearloan/home/contract';
import { productOffer } from '@clearloan/application/contract';
import fc from 'fast-check';
import { moveClock } from '../../platform/context/clock';
import { nobody, type BorrowerFacts } from '../../modules/certification/borrower-facts';
import { orderMoves, type OrderStatus } from '../orders/order-moves';
import { listProducts, type Product } from '../orders/products';
import { borrowable, type OwnOrder } from './borrowable';
import { earnsEnough } from './eligibility';
import { aprRange } from './product-shape';
import { certifiedBorrower, newPhone, plainBorrower } from './testing/certified-borrower';
import { lenderInBalance } from './testing/lender-in-balance';
import { walkWith } from './testing/walk';

const lender = lenderInBalance();
const today = '2026-11-25';

let sold: readonly Product[];
beforeAll(async () => {
  sold = await listProducts();
});

const facts: fc.Arbitrary<BorrowerFacts> = fc.record({
  name: fc.constant(undefined),
  birthday: fc.constantFrom(undefined, '1950-01-01', '1991-03-04', '2010-01-01'),
  identitySavedAt: fc.constantFrom(undefined, new Date('2026-01-01')),
  hasTaxCard: fc.boolean(),
  monthlyIncome: fc.option(fc.integer({ min: 0, max: 900_000 }), { nil: undefined }),
  purpose: fc.constant(undefined),
});

const orders: fc.Arbitrary<OwnOrder[]> = fc.array(
  fc.record({
    productId: fc.constantFrom('everyday', 'top-up', 'school', 'salary', 'shop', 'phone'),
    status: fc.constantFrom(...(Object.keys(orderMoves) as OrderStatus[])),
    retryAt: fc.constantFrom(null, '2026-11-24', '2026-12-24'),
  }),
  { maxLength: 4 },
);

const ended: readonly OrderStatus[] = ['rejected', 'settled', 'cancelled', 'withdrawn'];
const lowestApr = (product: Product) => Number(aprRange(product).aprMin);

it('the featured loan is never more expensive than another loan that the person can get', () => {
  fc.assert(
    fc.property(facts, orders, (known, own) => {
      const [best, ...others] = borrowable({ sold, own, facts: known, today });
      for (const other of others)
        expect(lowestApr(other.product)).toBeGreaterThanOrEqual(lowestApr(best?.product ?? other.product));
    }),
  );
});

it('every loan is offered that the person earns enough for, does not have and may apply for', () => {
  fc.assert(
    fc.property(facts, orders, (known, own) => {
      const had = borrowable({ sold, own, facts: known, today }).map(({ product }) => product.productId);
      if (had.length === 0 || known.monthlyIncome === undefined) return;
      const barred = own.filter(
        ({ status, retryAt }) => !ended.includes(status) || (retryAt !== null && retryAt > today),
      );
      const open = sold.filter(
        (product) =>
          earnsEnough(known, product) === 'yes' &&
          barred.every(({ productId }) => productId !== product.productId),
      );
      expect([...had].sort()).toEqual(open.map(({ productId }) => productId).sort());
    }),
  );
});

it('a borrower with a late payment is offered nothing', () => {
  fc.assert(
    fc.property(facts, orders, (known, own) => {
      const late: OwnOrder = { productId: 'everyday', status: 'overdue', retryAt: null };
      expect(borrowable({ sold, own: [...own, late], facts: known, today })).toEqual([]);
    }),
  );
});

it('a visitor sees the cheapest of the loans with the lowest requirements', () => {
  expect(borrowable({ sold, own: [], facts: nobody, today })[0]?.product.productId).toBe('everyday');
});

const typesOf = ({ list }: HomePage) => list.map(({ type }) => type);
const largeOf = ({ list }: HomePage) =>
  list.flatMap((block) => (block.type === 'LARGE_CARD' ? block.items : []));

describe('home, the account and the product page', () => {
  it('show the same limit and rate to a borrower', async () => {
    const { sessionId } = await certifiedBorrower(newPhone());
    const [large] = largeOf((await lender.call(homePage, {}, { sessionId })).value());
    const account = (await lender.call(userInfo, {}, { sessionId })).value();
    const productId = large?.productId ?? '';
    const { product } = (await lender.call(productOffer, { productId }, { sessionId })).value();
    const rates = { aprMin: product.aprMin, aprMax: product.aprMax };
    expect(large).toMatchObject({ productId: 'shop', amountMax: product.amountMax, ...rates });
    expect(account.amountMax).toBe(product.amountMax);
    expect(account.amountMaxOf).toEqual({ productName: product.productName, ...rates });
  });

  it('show no limit to a borrower without a verification', async () => {
    const { sessionId } = await plainBorrower(newPhone());
    const account = (await lender.call(userInfo, {}, { sessionId })).value();
    expect(account).toEqual(expect.not.objectContaining({ amountMaxOf: expect.anything() as unknown }));
    expect(account.amountMax).toBe(0);
  });

  it('show no featured loan to a borrower with an application or a loan', async () => {
    const borrower = await certifiedBorrower(newPhone());
    const walk = walkWith(lender, borrower);
    const home = async () => (await lender.call(homePage, {}, borrower)).value();
    expect(typesOf(await home())).toEqual(expect.arrayContaining(['LARGE_CARD', 'SMALL_CARD']));
    await walk.apply();
    expect(typesOf(await home())).not.toEqual(expect.arrayContaining(['LARGE_CARD']));
  });

  it('show no loan to a borrower with a late payment', async () => {
    const borrower = await certifiedBorrower(newPhone());
    const walk = walkWith(lender, borrower);
    const orderId = await walk.loan();
    const home = async () => (await lender.call(homePage, {}, borrower)).value();
    expect(typesOf(await home())).toEqual(expect.arrayContaining(['REPAY', 'PRODUCT_LIST']));
    await moveClock(45);
    await walk.aMinuteLater(orderId);
    expect(typesOf(await home())).toEqual(['REPAY', 'BANNER']);
    expect((await lender.call(userInfo, {}, borrower)).value().amountMax).toBe(0);
  });
});
