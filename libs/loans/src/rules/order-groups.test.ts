import { parse } from 'valibot';
import { orderList as orderListCall } from '../contract';
import { orderList } from '../fixtures/order-list';
import { dayOfOrder, groupOrders, leftOver } from './order-groups';

const { list } = parse(orderListCall.data, orderList);
const timeZone = 'Asia/Jakarta';
const ended = list[2]!;

it('puts what is open first, then what is over by its year, newest first', () => {
  const older = { ...ended, orderId: 'o-1', statusAt: '2025-03-01T05:00:00Z' };
  const groups = groupOrders([older, ...list], timeZone);
  expect(groups.map(({ isOpen, year, orders }) => [isOpen, year, orders.length])).toEqual([
    [true, undefined, 2],
    [false, '2026', 4],
    [false, '2025', 1],
  ]);
});

it('puts an order that ended at midnight into the year of its own place', () => {
  const atMidnight = { ...ended, statusAt: '2025-12-31T18:00:00Z' };
  expect(groupOrders([atMidnight], timeZone)[0]?.year).toBe('2026');
});

it('keeps an order without any day in the list', () => {
  const dayless = { ...ended, statusAt: undefined, loanTime: undefined };
  expect(groupOrders([dayless], timeZone)).toEqual([{ year: undefined, isOpen: false, orders: [dayless] }]);
  expect(dayOfOrder(dayless, timeZone)).toBeUndefined();
});

it('groups nothing into nothing', () => {
  expect(groupOrders([], timeZone)).toEqual([]);
});

it('adds up what is left, an application counting nothing', () => {
  expect(leftOver(list)).toBe(856924);
});
