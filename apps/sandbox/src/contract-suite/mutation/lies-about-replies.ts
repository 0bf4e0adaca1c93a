import { always, answering, data, field, onlySaid, refusing } from './edit';
import { isDone, type Lie } from './proxy';

const details = '/v3/loan-details/loan-details';
const records = '/book-keeping/get-list';
const problems = '/user-problem/problem-list';

const withoutHeader = (name: string) =>
  answering((answer) => {
    const kept = Object.entries(answer.headers).filter(([each]) => each !== name);
    answer.headers = Object.fromEntries(kept);
  });

/** Wrong forms, headers, lists and records. */
export const liesAboutReplies: readonly Lie[] = [
  { name: 'the list of records is always empty', of: records, make: field('list', always([])) },
  { name: 'a status that nobody knows: “frozen”', of: details, make: field('orderStatus', always('frozen')) },
  {
    name: 'a payment status that nobody knows',
    of: '/v3/installment/loan-plan-info',
    make: field('repay_plans.0.periodStatus', always('pending')),
  },
  {
    name: 'an ended session is HTTP 401',
    make: answering((answer) => {
      if (answer.json?.code === -1) answer.status = 401;
    }),
  },
  {
    name: 'one call answers HTTP 500',
    of: '/v3/loan-details/init-pay-type',
    make: answering((answer) => {
      answer.status = 500;
    }),
  },
  { name: 'X-Request-Id is missing', make: withoutHeader('x-request-id') },
  { name: 'X-Business-Time is missing', make: withoutHeader('x-business-time') },
  {
    name: 'X-Business-Time is local time',
    make: answering(({ headers }) => {
      headers['x-business-time'] = (headers['x-business-time'] ?? '').replace('Z', '+07:00');
    }),
  },
  { name: 'Cache-Control is missing', make: withoutHeader('cache-control') },
  {
    name: 'a field of the loan is missing',
    of: details,
    make: field('lender.registration', always(undefined)),
  },
  { name: 'a record is acknowledged and not kept', of: '/book-keeping/save-record', make: onlySaid(null) },
  {
    name: 'consents are acknowledged and not kept',
    of: '/v3/personal-center/user-info',
    make: field('consents', always([])),
  },
  {
    name: 'answers to the form are not kept',
    of: '/v3/certify/personal-info',
    make: field('items.*.value', always(undefined)),
  },
  {
    name: 'the bound account is not listed',
    of: '/v3/bind-card/card-init',
    make: field('cards', always([])),
  },
  {
    name: 'the words of a report are lost',
    of: '/user-problem/problem-detail',
    make: field('problemDetail', always('')),
  },
  {
    name: 'the bell of a reminder is lost',
    of: '/repayment-product/repay-product-info',
    make: field('bell', always(undefined)),
  },
  {
    name: 'a saved loan has another rate',
    of: '/calc/info-loan',
    make: field('interest_rate', always('12.00')),
  },
  {
    name: 'a record is a day early (time zone)',
    of: '/book-keeping/get-info',
    make: field('record_date', (day) =>
      new Date(Date.parse(String(day)) - 86_400_000).toISOString().slice(0, 10),
    ),
  },
  {
    name: 'instants are seven hours off',
    of: details,
    make: field('transactions.*.at', (at) => new Date(Date.parse(String(at)) + 7 * 3_600_000).toISOString()),
  },
  {
    name: 'page two is page one again',
    of: problems,
    make: () => ({ ask: ({ query }) => query.set('pageNum', '1') }),
  },
  { name: 'the last page is never told', of: problems, make: field('hasMore', always(true)) },
  { name: 'every page says it is the last', of: records, make: field('hasMore', always(false)) },
  {
    name: 'the total of a list is one too many',
    of: problems,
    make: field('total', (total) => Number(total) + 1),
  },
  {
    name: 'a missing field is not named',
    make: refusing(1001, (answer) => {
      if (answer.json) answer.json = { ...answer.json, data: null };
    }),
  },
  {
    name: 'a new kind of block on home',
    of: '/v5/index/index',
    make: field('list.0.type', always('STORIES')),
  },
  {
    name: 'a block of home is broken',
    of: '/v5/index/index',
    make: field('list.0.items.0.productName', always(7)),
  },
  {
    name: 'an HTML page instead of an envelope',
    of: '/customer-service/init',
    make: answering((answer) => {
      answer.bytes = Buffer.from('<!doctype html><p>Sorry');
      answer.headers['content-type'] = 'text/html';
    }),
  },
  {
    name: 'the envelope has no message',
    of: '/calc/index',
    make: answering((answer) => {
      if (answer.json) answer.json = { ...answer.json, message: undefined };
    }),
  },
  {
    name: 'a success has the code 200',
    of: '/v3/certify/certify-list',
    make: answering((answer) => {
      if (isDone(answer) && answer.json) answer.json = { ...answer.json, code: 200 };
    }),
  },
  {
    name: 'POST calls answer to GET as well',
    make: answering((answer) => {
      if (answer.status === 404 && answer.json) answer.status = 200;
    }),
  },
  {
    name: 'a guest is told why',
    make: refusing(-1, (answer) => {
      if (answer.json) answer.json = { ...answer.json, data: { field: 'sessionId' } };
    }),
  },
  {
    name: 'a deleted record stays in the list',
    of: '/book-keeping/delete-book-keeping',
    make: onlySaid(null),
  },
  {
    name: 'an id that is no text',
    of: '/calc/list-loan',
    make: data((value) => ({ list: [{ ...(Object(value) as object), loanId: null }] })),
  },
];
