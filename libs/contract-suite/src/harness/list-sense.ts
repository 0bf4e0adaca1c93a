import { count, flagOrNo, unless, unlessSame, type Fault, type Rule } from '@clearloan/api-client/declare';
import * as v from 'valibot';

/** A success, the request that it answers, and the time of the reply. */
export interface Reply {
  readonly request: Readonly<Record<string, unknown>>;
  readonly data: unknown;
  /** The lender's clock, in ms; NaN if it does not send it. */
  readonly businessTime: number;
  /** The lender's time at the start of the run for a borrower; NaN for what all see. */
  readonly since: number;
}

interface Leaf {
  readonly at: string;
  /** The name of the field, or of the list. */
  readonly name: string;
  readonly value: unknown;
}

/** Every value of a reply that has no parts, and every list. */
function leavesIn(value: unknown, at = 'data', name = ''): Leaf[] {
  if (Array.isArray(value))
    return [{ at, name, value }, ...value.flatMap((each, index) => leavesIn(each, `${at}[${index}]`, name))];
  if (typeof value !== 'object' || value === null) return [{ at, name, value }];
  return Object.entries(value).flatMap(([key, each]) => leavesIn(each, `${at}.${key}`, key));
}

export const faultsIn = (data: unknown, faults: (leaf: Leaf) => readonly Fault[]): Fault[] =>
  leavesIn(data).flatMap(faults);

const hasNothingTwice: Rule<Reply> = {
  name: 'hasNothingTwice',
  sentence: 'lists nothing twice',
  faults: ({ data }) =>
    faultsIn(data, ({ at, value }) => {
      if (!Array.isArray(value)) return [];
      const seen = new Set<string>();
      const twice = value
        .map((each) => JSON.stringify(each))
        .find((each) => seen.size === seen.add(each).size);
      return unless(twice === undefined, at, 'each item once', twice?.slice(0, 120));
    }),
};

const listSchema = v.looseObject({
  list: v.array(v.unknown()),
  total: v.optional(count),
  hasMore: flagOrNo,
});

const isCounted: Rule<Reply> = {
  name: 'isCounted',
  sentence: 'counts at least what it lists, and has more if there is more',
  faults: ({ request, data }) => {
    const read = v.safeParse(listSchema, data);
    const { list, total, hasMore } = read.success ? read.output : { list: [] };
    if (total === undefined) return [];
    const isFirst = Number(request['pageNum'] ?? 1) === 1;
    return [
      ...unless(total >= list.length, 'data.total', `at least ${list.length}`, total),
      ...(isFirst
        ? unlessSame('data.hasMore', list.length < total, hasMore, `${list.length} of ${total}`)
        : []),
    ];
  },
};

/**
 * What names an item in its list, the most specific first. Payments, consents and budgets may be listed several times, a bill of the
 * borrower's own with each of its days.
 */
const keyNames = [
  ...['activityId', 'messageId', 'deviceId', 'announcementId', 'cardId', 'imageId', 'record_id'],
  ...['account_id', 'id', 'problemId', 'loanId', 'code', 'key', 'bankCode', 'payType', 'scene', 'taskType'],
  ...['card_type', 'problemType', 'problemSonType', 'productId'],
];

const keyOf = (item: unknown): string | undefined => {
  const fields =
    typeof item === 'object' && item !== null && !('paymentId' in item) ? Object.entries(item) : [];
  return keyNames
    .flatMap((key) => fields.filter(([name]) => name === key))
    .map(([name, value]) => [name, value, ...fields.filter(([each]) => each === 'repayTime')].join(' '))[0];
};

const hasOwnKeys: Rule<Reply> = {
  name: 'hasOwnKeys',
  sentence: 'names each item of a list by a key of its own',
  faults: ({ data }) =>
    faultsIn(data, ({ at, value }) => {
      const keys = Array.isArray(value) ? value.flatMap((item) => keyOf(item) ?? []) : [];
      return unlessSame(at, keys.length, new Set(keys).size, 'different keys');
    }),
};

/** What holds for every list. */
export const listRules: readonly Rule<Reply>[] = [hasNothingTwice, isCounted, hasOwnKeys];
