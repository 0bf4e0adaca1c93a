import { orderTypes } from '@clearloan/loan-view/contract';
import { tabOf } from './first-reads';

it.each(orderTypes)('the address opens the tab %s', (type) => {
  expect(tabOf(type)).toBe(type);
});

it.each([null, '', 'REPAYING', 'tomorrow'])('%p in the address opens all orders', (text) => {
  expect(tabOf(text)).toBe('all');
});
