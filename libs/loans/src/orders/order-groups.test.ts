import { parse } from 'valibot';
import { orderList as orderListCall } from '@clearloan/loan-view/contract';
import { orderList } from '@clearloan/loan-view/fixtures';
import { dayOfOrder, groupOrders, leftOver } from './order-groups';

const { list } = parse(orderListCall.data, orderList);
const timeZone = 'Asia/Jakarta';
const ended = list[2]!;

it('open orders come first, then closed ones by year, newest first', () => {
  const older = { ...ended, orderId: 'o-1', statusAt: '2025-03-01T05:00:00Z' };
  const groups = groupOrders([older, ...list], timeZone);
  expect(groups.map(({ isOpen, year, orders }) => [isOpen, year, orders.length])).toEqual([
    [true, undefined, 2],
    [false, '2026', 4],
    [false, '2025', 1],
  ]);
});

it('an order that ended at midnight belongs to the year in the lender’s time zone', () => {
  const atMidnight = { ...ended, statusAt: '2025-12-31T18:00:00Z' };
  expect(groupOrders([atMidnight], timeZone)[0]?.year).toBe('2026');
});

it('an order without a date stays in the list', () => {
  const dayless = { ...ended, statusAt: undefined, loanTime: undefined };
  expect(groupOrders([dayless], timeZone)).toEqual([{ year: undefined, isOpen: false, orders: [dayless] }]);
  expect(dayOfOrder(dayless, timeZone)).toBeUndefined();
});

it('no orders give no groups', () => {
  expect(groupOrders([], timeZone)).toEqual([]);
});

it('the remaining debt is added up, with an application counted as zero', () => {
  expect(leftOver(list)).toBe(856924);
});
