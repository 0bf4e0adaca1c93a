import { parse } from 'valibot';
import { product } from '../contract/product';
import { everydayLoan, salaryBridge, shopStockLoan } from '../fixtures/products';
import { byLowestApr } from './by-lowest-apr';

const everyday = parse(product, everydayLoan);

it('lists the loan with the lowest APR first, by number and not by spelling', () => {
  const dear = { ...everyday, productId: 'dear', aprMin: '131.00' };
  const products = [dear, ...[everydayLoan, salaryBridge, shopStockLoan].map((wire) => parse(product, wire))];
  expect(byLowestApr(products).map(({ aprMin }) => aprMin)).toEqual(['23.90', '31.10', '38.40', '131.00']);
});

it('decides between equals by the highest APR, and else leaves them as they came', () => {
  const products = [
    { ...everyday, productId: 'wide', aprMax: '60.00' },
    { ...everyday, productId: 'first' },
    { ...everyday, productId: 'second' },
  ];
  expect(byLowestApr(products).map(({ productId }) => productId)).toEqual(['first', 'second', 'wide']);
});
