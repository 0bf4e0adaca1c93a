import { nothing, type Schema } from '@clearloan/api-client/declare';
import type { JsonSchema } from '@valibot/to-json-schema';

/** The parts of a schema or an action that contain bounds. */
interface Part {
  readonly type?: string;
  readonly requirement?: unknown;
  readonly pipe?: readonly Part[];
  readonly wrapped?: unknown;
  readonly item?: unknown;
  readonly value?: unknown;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly options?: readonly unknown[];
}

const partOf = (value: unknown): Part => (typeof value === 'object' && value !== null ? value : {});

/** All actions of a pipe, including those of nested pipes. */
const actionsOf = ({ pipe = [] }: Part): readonly Part[] =>
  pipe.flatMap((action, index) => (index === 0 && action.pipe !== undefined ? actionsOf(action) : [action]));

/**
 * Forms that the conversion cannot see, because they are checked after a transformation: integers with bounds, and a response
 * without content. Keyed by schema, so that the conversion can look them up.
 */
export function schemasAfterTransform(schema: Schema): ReadonlyMap<Schema, JsonSchema> {
  const found = new Map<Schema, JsonSchema>();
  collect(schema, found);
  return found;
}

function collect(value: unknown, found: Map<Schema, JsonSchema>): void {
  if (!isSchema(value)) return;
  const form = value === nothing ? ({ type: 'null' } as const) : integerOf(partOf(value));
  if (form !== undefined) {
    found.set(value, form);
    return;
  }
  const { wrapped, item, value: each, entries = {}, options = [] } = partOf(value);
  for (const part of [wrapped, item, each, ...Object.values(entries), ...options]) collect(part, found);
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

function integerOf(schema: Part): JsonSchema | undefined {
  const actions = actionsOf(schema);
  if (!actions.some(({ type }) => type === 'safe_integer')) return undefined;
  const numbers = (wanted: string) =>
    actions.flatMap(({ type, requirement }) =>
      type === wanted && typeof requirement === 'number' ? [requirement] : [],
    );
  const minimum = Math.max(...numbers('min_value'));
  return { type: 'integer', minimum, maximum: Math.min(...numbers('max_value')), examples: [minimum] };
}

/** The maximum length of a text in characters, which its check contains only in the message. */
export function maxLengthOf({
  type,
  message,
}: {
  readonly type: string;
  readonly message?: unknown;
}): number | undefined {
  if (type !== 'check') return undefined;
  const [, digits] = /^At most (\d+) characters\.$/.exec(typeof message === 'string' ? message : '') ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * A pattern for an amount of money that the reader takes: two decimals, and at most as many digits as the largest number without
 * an error of rounding.
 */
export function moneyPattern(): string {
  const most = String(Number.MAX_SAFE_INTEGER);
  const [whole, cents] = [most.slice(0, -2), most.slice(-2)];
  return `^-?(\\d{1,${whole.length - 1}}\\.\\d{2}|${[...below(whole)].join('|')}|${whole}\\.(${[...below(cents, '')].join('|')}|${cents}))$`;
}

/** The patterns of all numbers with as many digits that are smaller. */
function* below(most: string, tail = '\\.\\d{2}'): Generator<string> {
  for (const [index, digit] of Array.from(most).entries()) {
    if (digit === '0') continue;
    const rest = most.length - index - 1;
    const smaller = digit === '1' ? '0' : `[0-${Number(digit) - 1}]`;
    yield `${most.slice(0, index)}${smaller}${rest === 0 ? '' : `\\d{${rest}}`}${tail}`;
  }
}
