import { loanOffer, productOffer } from '@clearloan/application/contract';
import { price } from '../orders/pricing';
import { findProduct } from '../orders/products';
import { certifiedBorrower, newPhone } from './testing/certified-borrower';
import { lenderInBalance } from './testing/lender-in-balance';
import { walkWith } from './testing/walk';

const lender = lenderInBalance();

it('an offer with third-party insurance has it in its APR, its key facts and its agreement', async () => {
  const borrower = await certifiedBorrower(newPhone());
  const walk = walkWith(lender, borrower);
  const orderId = await walk.approved('phone');
  const offer = (await lender.call(loanOffer, { orderId, amount: 240_000, tenure: 12 }, borrower)).value();
  // 2 % of 2 400.00 and 18 % tax on it, paid separately.
  expect(offer.charges).toEqual([
    { name: 'Phone insurance', payee: 'thirdParty', paid: 'separate', amount: 4_800, gst: 864 },
  ]);
  expect(offer.totalRepay).toBe(
    offer.netAmount + offer.total_interest + offer.processing_fee + offer.gst + 5_664,
  );
  const product = await findProduct('phone');
  const fields = { amount: 240_000, tenure: 12, startDate: offer.terms.startDate };
  const alone = price({ ...fields, rules: { ...product, charges: [] } });
  expect(Number(offer.apr)).toBeGreaterThan(Number(alone.apr) + 3);
  const changed = price({
    ...fields,
    rules: { ...product, charges: [{ name: 'Phone insurance', percent: '3' }] },
  });
  expect(Number(changed.apr)).toBeGreaterThan(Number(offer.apr));
});

it('a product without charges lists none, and its price is unchanged', async () => {
  const offer = (await lender.call(productOffer, { productId: 'everyday' }, undefined)).value();
  expect(offer.costExample.charges).toBeUndefined();
  expect(offer.costExample.totalRepay).toBe(
    offer.costExample.netAmount +
      offer.costExample.total_interest +
      offer.costExample.processing_fee +
      offer.costExample.gst,
  );
});
