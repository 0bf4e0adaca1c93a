import { homePage, type HomePage } from '@clearloan/home/contract';
import { eq } from 'drizzle-orm';
import { businessDay, businessNow, moveClock } from '../../platform/context/clock';
import { autocommit } from '../../platform/database/connection';
import { lenderInBalance } from './testing/lender-in-balance';
import { price } from '../orders/pricing';
import { findProduct } from '../orders/products';
import { products } from '../../platform/database/schema/orders';

const lender = lenderInBalance();

const home = async (language = 'en') => (await lender.call(homePage, {}, { language })).value();

const everyday = ({ list }: HomePage) => {
  const items = list.flatMap((block) => (block.type === 'LARGE_CARD' ? block.items : []));
  return items.find(({ productId }) => productId === 'everyday');
};

/** The cost of the product's example on a day, by the terms in the table. */
async function exampleOn(day: string) {
  const rules = await findProduct('everyday');
  const fields = { rules, amount: rules.exampleAmount, tenure: rules.exampleTenure, startDate: day };
  const { apr, instalment, interest, rows } = price(fields);
  return { apr, month_amount: instalment, total_interest: interest, due: rows.map(({ dueDate }) => dueDate) };
}

async function shownExample() {
  const { costExample } = everyday(await home()) ?? {};
  if (costExample === undefined) throw new Error('Home shows no example.');
  const { apr, month_amount, total_interest, repay_plans } = costExample;
  return { apr, month_amount, total_interest, due: repay_plans.map(({ dueTime }) => dueTime) };
}

const today = async () => businessDay(await businessNow());

it('home shows the price for the rules in the database, before and after a change', async () => {
  const before = await shownExample();
  expect(before).toEqual(await exampleOn(await today()));
  const shapeBefore = everyday(await home());
  await change({ annualRatePercent: '23.00', name: 'Other loan' });
  expect(await shownExample()).toEqual(await exampleOn(await today()));
  expect(everyday(await home())).toMatchObject({ loanRate: '23% a year', productName: 'Other loan' });
  expect(everyday(await home())?.aprMax).not.toBe(shapeBefore?.aprMax);
  await change({ annualRatePercent: '24.00', name: 'Everyday loan' });
  expect(await shownExample()).toEqual(before);
  expect(everyday(await home())).toEqual(shapeBefore);
});

it('home prices the example as of today', async () => {
  await home();
  await moveClock(40);
  expect(await shownExample()).toEqual(await exampleOn(await today()));
});

it('home shows prices in each caller’s language, whoever requested them first', async () => {
  const said = [];
  for (const language of ['en', 'id', 'zh', 'en']) said.push(everyday(await home(language))?.loanRate);
  expect(new Set(said).size).toBe(3);
  expect(said[0]).toBe(said[3]);
});

const change = (values: Partial<typeof products.$inferInsert>) =>
  autocommit().update(products).set(values).where(eq(products.productId, 'everyday'));
