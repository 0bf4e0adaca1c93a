import { shown, unlessSame, type Fault } from '@clearloan/api-client/declare';
import { activity, yearlyStatement } from '@clearloan/loans/contract';

/** What replies say about things that have an id, since the last request that may have changed them. */
export interface ReplyFacts {
  /** @returns the faults of a reply that contradicts an earlier one of another endpoint */
  readonly note: (
    path: string,
    request: Readonly<Record<string, unknown>>,
    data: unknown,
  ) => readonly Fault[];
  /** Forgets all facts but those of products, which no borrower changes. */
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

function entityKeyOf(value: Readonly<Record<string, unknown>>): string | undefined {
  const payment = 'repayTotalAmount' in value ? paymentKeyOf(value) : undefined;
  if (payment !== undefined) return payment;
  const idName = idNames.find((each) => typeof value[each] === 'string' || typeof value[each] === 'number');
  return idName === undefined ? undefined : `${idName} ${String(value[idName])}`;
}

/** A query has numbers as text. */
const idText = (id: unknown): string => (typeof id === 'string' || typeof id === 'number' ? `${id}` : '');

/** One payment of a loan's plan. */
const paymentKeyOf = ({ periodNo, orderId }: Readonly<Record<string, unknown>>): string | undefined =>
  orderId === undefined || periodNo === undefined
    ? undefined
    : `orderId ${idText(orderId)} repay_plans ${idText(periodNo)}`;

/** What the request is about: a loan, or one payment of its plan. */
const subjectKeyOf = (request: Readonly<Record<string, unknown>>): string | undefined =>
  paymentKeyOf(request) ?? entityKeyOf(request);

interface Fact {
  readonly entity: string;
  readonly field: string;
  readonly dataPath: string;
  readonly value: unknown;
}

/** Each field of each thing that has an id, with its path. Parts without one belong to the thing around them. */
function factsIn(value: unknown, entity: string | undefined, dataPath: string, field = ''): Fact[] {
  if (Array.isArray(value))
    return value.flatMap((each, index) => {
      const itemPath = `${dataPath}[${index}]`;
      if (!isObject(each)) return [];
      const key = keyNames.find((name) => each[name] !== undefined);
      const itemEntity = entityKeyOf(each) ?? (entity && key && `${entity} ${field} ${String(each[key])}`);
      return factsIn(each, itemEntity, itemPath);
    });
  if (isObject(value)) {
    // The page of a product names an open application, whose price may be of another amount.
    const isProductDetail = dataPath === 'data' && entity?.startsWith('productId') && 'orderId' in value;
    const objectEntity = isProductDetail ? `page of ${entity}` : (entityKeyOf(value) ?? entity);
    const isNew = objectEntity !== entity;
    return Object.entries(value).flatMap(([name, each]) =>
      factsIn(each, objectEntity, `${dataPath}.${name}`, isNew || field === '' ? name : `${field}.${name}`),
    );
  }
  return entity === undefined || field === '' ? [] : [{ entity, field, dataPath, value }];
}

/** The number of today’s applications differs from reply to reply. */
const varyingFields = new Set(['todayApplyNum']);
/**
 * Fields that mean something else at one endpoint: the `fee` of a line is what a payment paid of the loan’s fee, its `amount` includes
 * the fee of the payment method, and its `kind` is that of the line.
 */
const fieldsOfEndpoint = new Map([
  [yearlyStatement.path, ['fee', 'amount', 'kind']],
  [activity.path, ['kind']],
]);
const isIncomparable = (field: string, ...paths: readonly string[]): boolean =>
  varyingFields.has(field) || paths.some((path) => fieldsOfEndpoint.get(path)?.includes(field));

export function createReplyFacts(): ReplyFacts {
  const known = new Map<string, { readonly path: string; readonly value: unknown }>();
  return {
    note: (path, request, data) =>
      factsIn(data, subjectKeyOf(request), 'data').flatMap(({ entity, field, dataPath, value }) => {
        const key = `${entity} ${field}`;
        const before = known.get(key);
        known.set(key, { path, value });
        if (before === undefined || before.path === path || isIncomparable(field, path, before.path))
          return [];
        return unlessSame(dataPath, before.value, value, `as ${before.path} says of ${shown(entity)}`);
      }),
    forget: () => {
      for (const key of known.keys()) if (!key.startsWith('productId')) known.delete(key);
    },
  };
}
