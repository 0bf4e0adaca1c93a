/** A reply in which one amount, rate, number or day is another one. */
export interface Lie {
  /** The field: `repay_plans.0.dueTime`. */
  readonly at: string;
  readonly how: 'zero' | 'one unit more' | 'one unit less' | 'one day' | 'doubled' | 'swapped';
  /** The whole reply as it arrives. */
  readonly reply: unknown;
}

type Path = readonly string[];
interface Leaf {
  readonly path: Path;
  readonly value: string | number;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function leavesOf(value: unknown, path: Path = []): Leaf[] {
  if (isObject(value)) return Object.entries(value).flatMap(([key, each]) => leavesOf(each, [...path, key]));
  return typeof value === 'string' || typeof value === 'number' ? [{ path, value }] : [];
}

function replaced(value: unknown, [key, ...rest]: Path, by: string | number): unknown {
  if (key === undefined || !isObject(value)) return by;
  const change = replaced(value[key], rest, by);
  if (Array.isArray(value))
    return value.map((each: unknown, index) => (String(index) === key ? change : each));
  return { ...value, [key]: change };
}

const decimal = /^\d+\.(\d+)$/;
const day = /^\d{4}-\d{2}-\d{2}/;
const dayMs = 86_400_000;

/** Amounts and rates have two places or more, days and instants their own form; other text is not a figure. */
const kindOf = ({ value }: Leaf): 'number' | 'decimal' | 'day' | undefined => {
  if (typeof value === 'number') return 'number';
  return decimal.test(value) ? 'decimal' : day.test(value) ? 'day' : undefined;
};

const dayLater = (text: string): string =>
  new Date(Date.parse(text) + dayMs).toISOString().slice(0, text.length === 10 ? 10 : undefined);

function decimalLies(text: string): [Lie['how'], string][] {
  const places = decimal.exec(text)?.[1]?.length ?? 0;
  const units = BigInt(text.replace('.', ''));
  const written = (of: bigint) => {
    const digits = of.toString().padStart(places + 1, '0');
    return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  };
  return [
    ['zero', written(0n)],
    ['one unit more', written(units + 1n)],
    ...(units > 0n ? ([['one unit less', written(units - 1n)]] as [Lie['how'], string][]) : []),
    ['doubled', written(units * 2n)],
  ];
}

function ownLies(leaf: Leaf): [Lie['how'], string | number][] {
  const { value } = leaf;
  switch (kindOf(leaf)) {
    case 'number':
      return [
        ['zero', 0],
        ['one unit more', Number(value) + 1],
        ['doubled', Number(value) * 2],
      ];
    case 'decimal':
      return decimalLies(String(value));
    case 'day':
      return [['one day', dayLater(String(value))]];
    default:
      return [];
  }
}

/** The next field of the same kind has this one's value, and this one has its value. */
function swapped(reply: unknown, leaf: Leaf, leaves: readonly Leaf[]): Lie[] {
  const kind = kindOf(leaf);
  const other = leaves
    .slice(leaves.indexOf(leaf) + 1)
    .find((each) => kindOf(each) === kind && each.value !== leaf.value);
  if (kind === undefined || other === undefined) return [];
  const half = replaced(reply, leaf.path, other.value);
  return [{ at: leaf.path.join('.'), how: 'swapped', reply: replaced(half, other.path, leaf.value) }];
}

/** Every lie of one field about a reply in its wire form: zero, one unit, one day, doubled, swapped with its neighbour. */
export function liesAbout(reply: unknown): readonly Lie[] {
  const leaves = leavesOf(reply);
  return leaves.flatMap((leaf) => [
    ...ownLies(leaf)
      .filter(([, value]) => value !== leaf.value)
      .map(([how, value]): Lie => ({
        at: leaf.path.join('.'),
        how,
        reply: replaced(reply, leaf.path, value),
      })),
    ...swapped(reply, leaf, leaves),
  ]);
}
