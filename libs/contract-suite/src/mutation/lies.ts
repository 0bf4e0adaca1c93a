import { moneyText, minorFromText } from '@clearloan/api-client/declare';
import { wireSchemaOf, type OwnedEndpoint } from '@clearloan/open-api';
import { isSuccessReply, type ProxiedReply } from './proxy';
import { proxiedOf, type Change, type Lie, type RunRecord } from './record';
import { transportLies } from './transport-lies';

type Schema = Readonly<{
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  'x-extensible-enum'?: readonly unknown[];
}>;

/** A value, and the object that it is a field of. */
type Edit = (value: unknown, parent: unknown) => unknown;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with a change at each place of this name; `[]` is each item of a list. */
function changedAt(value: unknown, [key, ...rest]: readonly string[], edit: Edit, parent?: unknown): unknown {
  if (key === undefined) return edit(value, parent);
  if (key === '[]')
    return Array.isArray(value) ? value.map((each) => changedAt(each, rest, edit, parent)) : value;
  if (!isObject(value) || !(key in value)) return value;
  const changed = changedAt(value[key], rest, edit, value);
  const { [key]: _old, ...others } = value;
  return changed === undefined ? others : { ...value, [key]: changed };
}

const amount =
  (change: (minor: number) => number): Edit =>
  (value) => {
    const minor = minorFromText(String(value));
    return minor === undefined ? value : moneyText(change(minor));
  };
const later =
  (ms: number): Edit =>
  (value) => {
    const text = String(value);
    const moved = new Date(Date.parse(text) + ms);
    return Number.isNaN(moved.getTime()) ? value : moved.toISOString().slice(0, text.length === 10 ? 10 : 24);
  };
const dayMs = 86_400_000;

/** The value of another field of the same object that looks alike. */
const neighbours =
  (looks: RegExp): Edit =>
  (value, parent) =>
    (isObject(parent) ? Object.values(parent) : []).find(
      (each) => typeof each === 'string' && each !== value && looks.test(each),
    ) ?? value;
const decimal = /^-?\d+\.\d+$/;
const moment = /^\d{4}-\d\d-\d\d/;

const numbers = {
  zero: amount(() => 0),
  'one unit more': amount((minor) => minor + 1),
  doubled: amount((minor) => minor * 2),
  'sign flipped': amount((minor) => -minor),
  'a neighbour’s': neighbours(decimal),
} satisfies Record<string, Edit>;

const others = '7b1f6d2e-90aa-4c0f-8d57-3f2c1b0a9e88';
const noSentence =
  'error: relation "orders" does not exist at Parser.parseErrorMessage (/srv/node_modules/pg-protocol/dist/parser.js:283:98)';

/** What can be wrong with a value of a shared form. */
const editsOfForm: Readonly<Record<string, Readonly<Record<string, Edit>>>> = {
  Money: numbers,
  Percent: numbers,
  Date: { 'one day later': later(dayMs), 'a neighbour’s': neighbours(moment) },
  Instant: { 'one day later': later(dayMs), stale: later(-400 * dayMs) },
  Count: { zero: () => 0, 'one more': (value) => Number(value) + 1 },
  Flag: { flipped: (value) => value !== true },
  Id: { 'another’s': () => others },
  Uuid: { 'another’s': () => others },
};

const editsOfList: Readonly<Record<string, Edit>> = {
  empty: () => [],
  'one missing': (value) => (Array.isArray(value) ? value.slice(1) : value),
  doubled: (value) => (Array.isArray(value) ? value.slice(0, 1).concat(value) : value),
  swapped: (value) => (Array.isArray(value) ? [...(value as unknown[])].reverse() : value),
};

function editsOf(schema: Schema): Readonly<Record<string, Edit>> {
  const form = schema.$ref?.split('/').at(-1) ?? '';
  if (form in editsOfForm) return editsOfForm[form] ?? {};
  const words = schema.enum ?? schema['x-extensible-enum'];
  if (words && words.length > 1)
    return { 'another word': (value) => words[(words.indexOf(value) + 1) % words.length] };
  if (schema.type === 'array') return editsOfList;
  if (schema.type === 'boolean') return editsOfForm['Flag'] ?? {};
  if (schema.type === 'integer' || schema.type === 'number') return editsOfForm['Count'] ?? {};
  return schema.type === 'string' && schema.const === undefined
    ? { 'no sentence': () => noSentence, empty: () => '' }
    : {};
}

interface Place {
  readonly keys: readonly string[];
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** The places of a declared reply. A block is one of several forms. */
function placesIn(schema: Schema, keys: readonly string[] = []): Place[] {
  const forms = schema.anyOf ?? schema.oneOf ?? [];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, each]) => {
    const inside = [...keys, name];
    const isRequired = schema.required?.includes(name) ?? false;
    return [{ keys: inside, schema: each, isRequired }, ...placesIn(each, inside)];
  });
  return [
    ...own,
    ...(schema.items ? placesIn(schema.items, [...keys, '[]']) : []),
    ...forms.flatMap((each) => [
      ...(each.properties || each.type === 'null' ? [] : [{ keys, schema: each, isRequired: false }]),
      ...placesIn(each, keys),
    ]),
  ];
}

const nameOf = (keys: readonly string[]) => ['data', ...keys].join('.').replaceAll('.[]', '[]');

/** Changes each success of a path. */
const inSuccess =
  (path: string, edit: (data: unknown, query: URLSearchParams) => unknown): Change =>
  (called, reply, query) => {
    if (called === path && isSuccessReply(reply) && reply.json)
      reply.json = { ...reply.json, data: edit(reply.json.data, query) };
  };

/** The successes of a path in a record. */
const successesOf = (
  record: RunRecord,
  path: string,
): readonly { reply: ProxiedReply; query: URLSearchParams }[] =>
  [...record.replies.values()].flat().flatMap((each) => {
    const reply = each.path === path ? proxiedOf(each) : undefined;
    return reply && isSuccessReply(reply) ? [{ reply, query: each.query }] : [];
  });

/** The first reply again, though something has happened since; or the reply to another request. */
const wholeLies = (path: string): Lie[] =>
  Object.entries({ stale: true, 'of another request': false }).map(([kind, isSame]) => ({
    path,
    place: 'reply',
    kind,
    changeIn: (record) =>
      inSuccess(path, (data, query) => {
        const given = successesOf(record, path).find(
          (each) => (String(each.query) === String(query)) === isSame,
        );
        return given?.reply.json?.data ?? data;
      }),
  }));

/** All lies about an endpoint that change a reply of the recorded run. */
export function liesAbout({ endpoint }: OwnedEndpoint, record: RunRecord): readonly Lie[] {
  const { path } = endpoint;
  const places = placesIn(wireSchemaOf(endpoint.data) as Schema);
  const edits = places.flatMap(({ keys, schema, isRequired }) =>
    Object.entries({ ...editsOf(schema), ...(isRequired ? { missing: () => undefined } : {}) }).map(
      ([kind, edit]): Lie => ({
        path,
        place: nameOf(keys),
        kind,
        changeIn: () => inSuccess(path, (data) => changedAt(data, keys, edit)),
      }),
    ),
  );
  const known = successesOf(record, path);
  const changes = ({ changeIn }: Lie) => {
    const change = changeIn(record);
    return known.some(({ reply, query }) => {
      const lied = { ...reply };
      change(path, lied, query);
      return JSON.stringify(lied) !== JSON.stringify(reply);
    });
  };
  const all = [...wholeLies(path), ...edits, ...transportLies(path)].filter(changes);
  return [...new Map(all.map((lie) => [`${lie.place} ${lie.kind}`, lie])).values()];
}
