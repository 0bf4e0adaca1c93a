import { listRules } from './list-sense';

const faultsOf = (data: object, request: Readonly<Record<string, unknown>> = {}) =>
  listRules.flatMap(({ faults }) => faults({ request, data, businessTime: 0, since: 0 }).map(({ at }) => at));

const age = { code: 'age', title: 'Age' };
const income = { code: 'income', title: 'Income' };

it.each([
  ['items by their keys', { list: [age, income] }, { list: [age, { ...income, code: 'age' }] }],
  ['each item once', { list: [age, income] }, { list: [age, age] }],
  ['a whole list', { list: [age], total: 1, hasMore: false }, { list: [age], total: 1, hasMore: true }],
  ['a first page', { list: [age], total: 2, hasMore: true }, { list: [age], total: 2, hasMore: false }],
  [
    'no more than counted',
    { list: [age], total: 1, hasMore: false },
    { list: [age], total: 0, hasMore: false },
  ],
])('a list has %s', (_what, honest, lie) => {
  expect(faultsOf(honest)).toEqual([]);
  expect(faultsOf(lie)).not.toEqual([]);
});

it.each([
  [
    'a bill on two days',
    { dueSoon: ['2026-11-20', '2026-11-27'].map((repayTime) => ({ id: 'r-1', repayTime })) },
    {},
  ],
  ['a flag as text', { list: [age], total: 1, hasMore: '0' }, {}],
  ['the last page', { list: [age], total: 2, hasMore: false }, { pageNum: 2 }],
  [
    'several lines of one payment',
    {
      lines: [
        { paymentId: 'p', payType: 'va', day: 1 },
        { paymentId: 'p', payType: 'va', day: 2 },
      ],
    },
    {},
  ],
])('%s is no fault', (_what, honest, request) => {
  expect(faultsOf(honest, request)).toEqual([]);
});
