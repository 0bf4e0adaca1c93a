import { always, mutatingReply, data, field, acknowledging, mutatingRefusal } from './edit';
import { isSuccessReply, type Mutation } from './proxy';

const details = '/v3/loan-details/loan-details';
const records = '/book-keeping/get-list';
const problems = '/user-problem/problem-list';

const withoutHeader = (name: string) =>
  mutatingReply((answer) => {
    const kept = Object.entries(answer.headers).filter(([each]) => each !== name);
    answer.headers = Object.fromEntries(kept);
  });

/** Wrong forms, headers, lists and records. */
export const replyMutations: readonly Mutation[] = [
  { name: 'record list: the list is always empty', path: records, make: field('list', always([])) },
  {
    name: 'loan details: the order status “frozen” is unknown',
    path: details,
    make: field('orderStatus', always('frozen')),
  },
  {
    name: 'payment plan: the payment status “pending” is unknown',
    path: '/v3/installment/loan-plan-info',
    make: field('repay_plans.0.periodStatus', always('pending')),
  },
  {
    name: 'all calls: an ended session returns HTTP 401',
    make: mutatingReply((answer) => {
      if (answer.json?.code === -1) answer.status = 401;
    }),
  },
  {
    name: 'payment methods: the call returns HTTP 500',
    path: '/v3/loan-details/init-pay-type',
    make: mutatingReply((answer) => {
      answer.status = 500;
    }),
  },
  { name: 'all calls: X-Request-Id is missing', make: withoutHeader('x-request-id') },
  { name: 'all calls: X-Business-Time is missing', make: withoutHeader('x-business-time') },
  {
    name: 'all calls: X-Business-Time is in local time',
    make: mutatingReply(({ headers }) => {
      headers['x-business-time'] = (headers['x-business-time'] ?? '').replace('Z', '+07:00');
    }),
  },
  { name: 'all calls: Cache-Control is missing', make: withoutHeader('cache-control') },
  {
    name: 'loan details: the lender registration is missing',
    path: details,
    make: field('lender.registration', always(undefined)),
  },
  {
    name: 'save record: the record is acknowledged but not stored',
    path: '/book-keeping/save-record',
    make: acknowledging(null),
  },
  {
    name: 'account: consents are acknowledged but not stored',
    path: '/v3/personal-center/user-info',
    make: field('consents', always([])),
  },
  {
    name: 'personal form: values are not stored',
    path: '/v3/certify/personal-info',
    make: field('items.*.value', always(undefined)),
  },
  {
    name: 'bank accounts: the linked account is not listed',
    path: '/v3/bind-card/card-init',
    make: field('cards', always([])),
  },
  {
    name: 'complaint details: the description is empty',
    path: '/user-problem/problem-detail',
    make: field('problemDetail', always('')),
  },
  {
    name: 'reminder details: the alert is missing',
    path: '/repayment-product/repay-product-info',
    make: field('bell', always(undefined)),
  },
  {
    name: 'saved loan: the interest rate differs from the saved one',
    path: '/calc/info-loan',
    make: field('interest_rate', always('12.00')),
  },
  {
    name: 'record details: the date is one day early (time zone)',
    path: '/book-keeping/get-info',
    make: field('record_date', (day) =>
      new Date(Date.parse(String(day)) - 86_400_000).toISOString().slice(0, 10),
    ),
  },
  {
    name: 'loan details: timestamps are seven hours late',
    path: details,
    make: field('transactions.*.at', (at) => new Date(Date.parse(String(at)) + 7 * 3_600_000).toISOString()),
  },
  {
    name: 'complaint list: page 2 repeats page 1',
    path: problems,
    make: () => ({ onRequest: ({ query }) => query.set('pageNum', '1') }),
  },
  { name: 'complaint list: hasMore is always true', path: problems, make: field('hasMore', always(true)) },
  { name: 'record list: hasMore is always false', path: records, make: field('hasMore', always(false)) },
  {
    name: 'complaint list: the total is one too high',
    path: problems,
    make: field('total', (total) => Number(total) + 1),
  },
  {
    name: 'all calls: a validation error does not name the missing field',
    make: mutatingRefusal(1001, (answer) => {
      if (answer.json) answer.json = { ...answer.json, data: null };
    }),
  },
  {
    name: 'home: the block type “STORIES” is unknown',
    path: '/v5/index/index',
    make: field('list.0.type', always('STORIES')),
  },
  {
    name: 'home: a product name is a number',
    path: '/v5/index/index',
    make: field('list.0.items.0.productName', always(7)),
  },
  {
    name: 'help: the reply is an HTML page',
    path: '/customer-service/init',
    make: mutatingReply((answer) => {
      answer.bytes = Buffer.from('<!doctype html><p>Sorry');
      answer.headers['content-type'] = 'text/html';
    }),
  },
  {
    name: 'calculator: the envelope has no message',
    path: '/calc/index',
    make: mutatingReply((answer) => {
      if (answer.json) answer.json = { ...answer.json, message: undefined };
    }),
  },
  {
    name: 'verification steps: a success has code 200',
    path: '/v3/certify/certify-list',
    make: mutatingReply((answer) => {
      if (isSuccessReply(answer) && answer.json) answer.json = { ...answer.json, code: 200 };
    }),
  },
  {
    name: 'all calls: a wrong method returns HTTP 200',
    make: mutatingReply((answer) => {
      if (answer.status === 404 && answer.json) answer.status = 200;
    }),
  },
  {
    name: 'all calls: a refusal without a session contains data',
    make: mutatingRefusal(-1, (answer) => {
      if (answer.json) answer.json = { ...answer.json, data: { field: 'sessionId' } };
    }),
  },
  {
    name: 'delete record: the deletion is acknowledged but not done',
    path: '/book-keeping/delete-book-keeping',
    make: acknowledging(null),
  },
  {
    name: 'saved loans: an id is null',
    path: '/calc/list-loan',
    make: data((value) => ({ list: [{ ...(Object(value) as object), loanId: null }] })),
  },
];
