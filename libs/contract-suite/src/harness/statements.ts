import { shown, unlessSame, type Fault } from '@clearloan/api-client/declare';
import { activity, yearlyStatement } from '@clearloan/loans/contract';

/** What replies say about things that have an id, since the last request that may have changed them. */
export interface Statements {
  /** @returns the faults of a reply that contradicts an earlier one of another endpoint */
  readonly note: (
    path: string,
    request: Readonly<Record<string, unknown>>,
    data: unknown,
  ) => readonly Fault[];
  /** Products stay as they are, whatever a borrower does. */
  readonly forget: () => void;
}

/** The ids of things, the most specific first: a payment of an order is a payment. */
const idNames = [
  ...['paymentId', 'activityId', 'mandateId', 'cardId', 'imageId', 'record_id', 'account_id'],
  ...['id', 'problemId', 'loanId', 'orderId', 'productId'],
];
/** What tells the items of a list of one thing apart. */
const keyNames = [
  'periodNo',
  'payType',
  'code',
  'scene',
  'taskType',
  'tenure',
  'key',
  'month',
  'date',
  'day',
];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nameOf(value: Readonly<Record<string, unknown>>): string | undefined {
  if ('repayTotalAmount' in value && 'orderId' in value) return thingOf(value);
  const idName = idNames.find((each) => typeof value[each] === 'string' || typeof value[each] === 'number');
  return idName === undefined ? undefined : `${idName} ${String(value[idName])}`;
}

/** A query has numbers as text. */
const idText = (id: unknown): string => (typeof id === 'string' || typeof id === 'number' ? `${id}` : '');

/** What the request is about: a loan, or one payment of its plan. */
function thingOf(request: Readonly<Record<string, unknown>>): string | undefined {
  const { periodNo, orderId } = request;
  return orderId !== undefined && periodNo !== undefined
    ? `orderId ${idText(orderId)} repay_plans ${idText(periodNo)}`
    : nameOf(request);
}

interface Statement {
  readonly thing: string;
  readonly field: string;
  readonly at: string;
  readonly value: unknown;
}

/** Each field of each thing that has an id, with its place. Parts without one belong to the thing around them. */
function statementsIn(value: unknown, thing: string | undefined, at: string, field = ''): Statement[] {
  if (Array.isArray(value))
    return value.flatMap((each, index) => {
      const here = `${at}[${index}]`;
      if (!isObject(each)) return [];
      const key = keyNames.find((name) => each[name] !== undefined);
      const own = nameOf(each) ?? (thing && key && `${thing} ${field} ${String(each[key])}`);
      return own === undefined ? statementsIn(each, undefined, here) : statementsIn(each, own, here);
    });
  if (isObject(value)) {
    // The page of a product names an open application, whose price may be of another amount.
    const isPage = at === 'data' && thing?.startsWith('productId') && 'orderId' in value;
    const own = isPage ? `page of ${thing}` : (nameOf(value) ?? thing);
    const isNew = own !== thing;
    return Object.entries(value).flatMap(([name, each]) =>
      statementsIn(each, own, `${at}.${name}`, isNew || field === '' ? name : `${field}.${name}`),
    );
  }
  return thing === undefined || field === '' ? [] : [{ thing, field, at, value }];
}

/** How many applied today is another number with each application. */
const ofPlace = new Set(['todayApplyNum']);
/** Fields with a meaning of their own: a line’s `fee` is what a payment paid of the loan’s fee, its `amount` has the fee of the way, its kinds are its own. */
const ofPath = new Map([
  [yearlyStatement.path, ['fee', 'amount', 'kind']],
  [activity.path, ['kind']],
]);
const isOfPlace = (field: string, ...paths: readonly string[]): boolean =>
  ofPlace.has(field) || paths.some((path) => ofPath.get(path)?.includes(field));

export function statementsMade(): Statements {
  const known = new Map<string, { readonly path: string; readonly value: unknown; readonly at: string }>();
  return {
    note: (path, request, data) =>
      statementsIn(data, thingOf(request), 'data').flatMap(({ thing, field, at, value }) => {
        const key = `${thing} ${field}`;
        const before = known.get(key);
        known.set(key, { path, value, at });
        if (before === undefined || before.path === path || isOfPlace(field, path, before.path)) return [];
        return unlessSame(at, before.value, value, `as ${before.path} says of ${shown(thing)}`);
      }),
    forget: () => {
      for (const key of known.keys()) if (!key.startsWith('productId')) known.delete(key);
    },
  };
}
