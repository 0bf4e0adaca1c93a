import type { JsonSchema } from '@valibot/to-json-schema';
import type { CallOutline, Outline } from './outline';

type Part = JsonSchema | boolean | undefined;

/** A change between two documents. Breaking means that a lender or an app with the older one fails. */
export interface Change {
  readonly path: string;
  readonly what: string;
  readonly isBreaking: boolean;
}

/** The side that a schema is on: a lender reads requests and writes replies. */
type Side = 'request' | 'reply';

/**
 * All differences between a released contract and the current one. A reply may only promise more; a request may only require
 * less.
 */
export function changesBetween(released: Outline, present: Outline): readonly Change[] {
  const added = Object.keys(present.calls).filter((path) => !(path in released.calls));
  return [
    ...Object.entries(released.calls).flatMap(([path, before]) => {
      const after = present.calls[path];
      return after === undefined
        ? [broken(path, 'the endpoint is removed')]
        : callChanges(path, before, after, released, present);
    }),
    ...added.map((path) => ({ path, what: 'the endpoint is new', isBreaking: false })),
  ];
}

const broken = (path: string, what: string): Change => ({ path, what, isBreaking: true });
const harmless = (path: string, what: string): Change => ({ path, what, isBreaking: false });

function callChanges(
  path: string,
  before: CallOutline,
  after: CallOutline,
  released: Outline,
  present: Outline,
): Change[] {
  const walk = walker(released, present);
  const newQuery = Object.entries(after.query).filter(([name]) => !(name in before.query));
  return [
    ...(before.method === after.method ? [] : [broken(path, `${before.method} became ${after.method}`)]),
    ...(before.public && !after.public ? [broken(path, 'the endpoint needs a session now')] : []),
    ...(before.body?.type === after.body?.type
      ? []
      : [broken(path, `the body is ${after.body?.type ?? 'none'} now`)]),
    ...Object.entries(before.query).flatMap(([name, { required, schema }]) => {
      const now = after.query[name];
      if (now === undefined) return [broken(path, `query ${name} is removed`)];
      const isNeeded = !required && now.required ? [broken(path, `query ${name} is required now`)] : [];
      return [...isNeeded, ...walk(schema, now.schema, 'request', `query ${name}`, path)];
    }),
    ...newQuery.map(([name, { required }]) => (required ? broken : harmless)(path, `query ${name} is new`)),
    ...walk(before.body?.schema, after.body?.schema, 'request', 'body', path),
    ...walk(before.data, after.data, 'reply', 'data', path),
    ...after.refusals
      .filter((code) => !before.refusals.includes(code))
      .map((code) => harmless(path, `rejection code ${code} is new`)),
  ];
}

type Walk = (before: Part, after: Part, side: Side, at: string, path: string) => Change[];

function walker(released: Outline, present: Outline): Walk {
  const inside = (part: Part, { schemas }: Outline): JsonSchema => {
    if (typeof part !== 'object') return {};
    return part.$ref === undefined
      ? part
      : inside(schemas[part.$ref.split('/').at(-1) ?? ''], { ...present, schemas });
  };
  const walk: Walk = (one, other, side, at, path) => {
    const [before, after] = [inside(one, released), inside(other, present)];
    return [
      ...valueChanges(before, after, side).map((what) => broken(path, `${at}: ${what}`)),
      ...wordChanges(before, after).map(({ what, isBreaking }) => ({
        path,
        what: `${at}: ${what}`,
        isBreaking,
      })),
      ...fieldChanges(before, after, side, at, path, walk),
      ...(typeof before.items === 'object' && !Array.isArray(before.items) && !Array.isArray(after.items)
        ? walk(before.items, after.items, side, `${at}[]`, path)
        : []),
      ...branchesOf(before).flatMap((branch, index) =>
        walk(branch, matching(branch, index, after), side, at, path),
      ),
    ];
  };
  return walk;
}

const branchesOf = ({ anyOf = [] }: JsonSchema): readonly Part[] =>
  anyOf.filter((each) => typeof each !== 'boolean' && each.type !== 'null');

/** The same branch of the current union: by its `type` value, else by index. */
function matching(branch: Part, index: number, { anyOf = [], ...after }: JsonSchema): Part {
  const word = (part: Part) => {
    const type = typeof part === 'object' ? part.properties?.['type'] : undefined;
    return typeof type === 'object' ? type.const : undefined;
  };
  const wanted = word(branch);
  const branches = branchesOf({ anyOf });
  if (wanted !== undefined) return branches.find((each) => word(each) === wanted);
  return branches[index] ?? (branches.length === 0 ? after : undefined);
}

const typesOf = ({ type, anyOf, enum: words, const: only }: JsonSchema): readonly string[] => {
  if (anyOf !== undefined)
    return [
      ...new Set(
        anyOf.flatMap((each) =>
          typeof each === 'object' ? (each.$ref === undefined ? typesOf(each) : ['any']) : [],
        ),
      ),
    ];
  if (type !== undefined) return [type].flat();
  return words !== undefined || only !== undefined ? ['string'] : [];
};

/** Types and bounds. A reply may not get a new type or wider bounds; a request may not lose a type or get narrower bounds. */
function valueChanges(before: JsonSchema, after: JsonSchema, side: Side): string[] {
  const [old, now] = [typesOf(before), typesOf(after)];
  const lost =
    side === 'reply' ? now.filter((type) => !old.includes(type)) : old.filter((type) => !now.includes(type));
  const isOpaque = old.length === 0 || now.length === 0 || old.includes('any') || now.includes('any');
  const narrow = (name: 'maxLength' | 'maximum' | 'minimum' | 'maxItems'): string[] => {
    const [was, is] = [before[name], after[name]];
    const sign = (name === 'minimum' ? -1 : 1) * (side === 'reply' ? 1 : -1);
    if (was === is || (was === undefined && side === 'reply')) return [];
    const isWorse =
      is === undefined ? side === 'reply' : was === undefined ? side === 'request' : sign * (is - was) > 0;
    return isWorse ? [`${name} ${String(was)} became ${String(is)}`] : [];
  };
  return [
    ...(lost.length > 0 && !isOpaque ? [`type ${old.join('|')} became ${now.join('|')}`] : []),
    ...(['maxLength', 'maximum', 'minimum', 'maxItems'] as const).flatMap(narrow),
    ...(['pattern', 'format', 'const'] as const).flatMap((name) =>
      before[name] === after[name]
        ? []
        : [`${name} ${JSON.stringify(before[name])} became ${JSON.stringify(after[name])}`],
    ),
  ];
}

/** Enums: a closed one must stay the same in a reply and may not lose a value; an open one may grow. */
function wordChanges(
  before: JsonSchema,
  after: JsonSchema,
): { readonly what: string; readonly isBreaking: boolean }[] {
  const [closed, open] = [before.enum ?? [], listIn(before)];
  const now = [...(after.enum ?? []), ...listIn(after)];
  const lost = [...closed, ...open].filter((word) => !now.includes(word));
  const more = now.filter((word) => ![...closed, ...open].includes(word));
  const isKnown = closed.length + open.length > 0;
  return [
    ...lost.map((word) => ({ what: `the value ${String(word)} is removed`, isBreaking: true })),
    ...(isKnown ? more.map((word) => ({ what: `the value ${String(word)} is new`, isBreaking: false })) : []),
    ...(isKnown || after.enum === undefined
      ? []
      : [{ what: 'the values are restricted now', isBreaking: true }]),
  ];
}

function listIn(schema: JsonSchema): readonly unknown[] {
  const words: unknown = Object.entries(schema).find(([key]) => key === 'x-extensible-enum')?.[1];
  return Array.isArray(words) ? words : [];
}

function fieldChanges(
  before: JsonSchema,
  after: JsonSchema,
  side: Side,
  at: string,
  path: string,
  walk: Walk,
): Change[] {
  const [old, now] = [before.properties ?? {}, after.properties ?? {}];
  const isNeeded = (schema: JsonSchema, name: string) => schema.required?.includes(name) ?? false;
  const isGone = branchesOf(after).length > 0 && after.properties === undefined;
  if (isGone) return [];
  return [
    ...Object.entries(old).flatMap(([name, schema]) => {
      const field = `${at}.${name}`;
      if (!(name in now)) return [broken(path, `${field} is removed`)];
      const wasNeeded = isNeeded(before, name);
      const isNow = isNeeded(after, name);
      const lost = side === 'reply' && wasNeeded && !isNow ? [broken(path, `${field} is optional now`)] : [];
      const asked =
        side === 'request' && !wasNeeded && isNow ? [broken(path, `${field} is required now`)] : [];
      return [...lost, ...asked, ...walk(schema, now[name], side, field, path)];
    }),
    ...Object.keys(now)
      .filter((name) => !(name in old) && Object.keys(old).length > 0)
      .map((name) =>
        (side === 'request' && isNeeded(after, name) ? broken : harmless)(path, `${at}.${name} is new`),
      ),
  ];
}
