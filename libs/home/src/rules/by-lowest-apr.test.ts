import { parse } from 'valibot';
import { product } from '@clearloan/loan-view/contract';
import { everydayLoan, salaryBridge, shopStockLoan } from '@clearloan/loan-view/fixtures';
import { byLowestApr } from './by-lowest-apr';

const everyday = parse(product, everydayLoan);

it('the loan with the lowest APR is listed first, by number and not by text', () => {
  const dear = { ...everyday, productId: 'dear', aprMin: '131.00' };
  const products = [dear, ...[everydayLoan, salaryBridge, shopStockLoan].map((wire) => parse(product, wire))];
  expect(byLowestApr(products).map(({ aprMin }) => aprMin)).toEqual(['23.90', '31.10', '38.40', '131.00']);
});

it('loans with equal lowest APR are sorted by the highest APR, and otherwise keep their order', () => {
  const products = [
    { ...everyday, productId: 'wide', aprMax: '60.00' },
    { ...everyday, productId: 'first' },
    { ...everyday, productId: 'second' },
  ];
  expect(byLowestApr(products).map(({ productId }) => productId)).toEqual(['first', 'second', 'wide']);
});
