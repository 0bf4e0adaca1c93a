import { parse } from 'valibot';
import { dues } from '../contract';
import { duesAreForecast } from './dues-rules';

const today = '2026-11-20';
const loan = { source: 'own', orderId: 'o-1', productName: 'Loan', amount: '10.00', times: 2, paidTimes: 1 };
const honest = parse(dues.data, {
  dueSoon: [{ ...loan, id: 'o-1-2', repayTime: '2026-11-24', status: 'due' }],
  totals: { next7Days: '10.00', thisMonth: '10.00', late: '0.00' },
  forecast: [{ date: '2026-11-24', in: '0.00', out: '10.00', balance: '90.00' }],
  own: [
    { ...loan, id: 'o-1-1', repayTime: '2026-10-24', status: 'done' },
    { ...loan, id: 'o-1-2', repayTime: '2026-11-24', status: 'due' },
  ],
});

it('what is due is counted and forecast', () => {
  expect(duesAreForecast.faults({ dues: honest, today })).toEqual([]);
});

it.each([
  ['nothing due this month', { totals: { ...honest.totals, thisMonth: 0 } }],
  ['more payments done', { own: honest.own.map((item) => ({ ...item, paidTimes: 2 })) }],
  ['a forecast of another day', { forecast: honest.forecast.map((day) => ({ ...day, date: '2026-11-25' })) }],
  [
    'a collection of another lender',
    { dueSoon: honest.dueSoon.map((item) => ({ ...item, source: 'other', isCollecting: true })) },
  ],
])('%s is a fault', (_what, lie) => {
  expect(duesAreForecast.faults({ dues: { ...honest, ...lie }, today })).not.toEqual([]);
});
