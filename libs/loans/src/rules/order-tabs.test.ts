import { orderTypes } from '../contract';
import { tabOf } from './order-tabs';

it.each(orderTypes)('opens the tab %s of an address', (type) => {
  expect(tabOf(type)).toBe(type);
});

it.each([null, '', 'REPAYING', 'tomorrow'])('opens all orders for %p', (text) => {
  expect(tabOf(text)).toBe('all');
});
