import { object, type Endpoint } from '@clearloan/api-client/declare';
import * as v from 'valibot';
import { ownedEndpoints } from '@clearloan/open-api';
import { deviceOf } from '../platform/context/sessions';
import { parseQuery } from '../platform/http/body-parsers';
import { sizes } from '../testing/sizes';
import { fieldsOf, withValue, type Walked } from './testing/fields';
import { longTexts } from './testing/long-texts';
import { requestFor, wholeRequest } from './testing/requests';
import { inTurn } from './testing/sequential';

jest.setTimeout(600_000);

const endpoints = ownedEndpoints.map(({ endpoint }) => endpoint);

/** Processor time in ms: other programs of the machine do not count. */
function cost(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
/** The best of three, without the pauses of the garbage collector. */
const leastCost = (work: () => unknown) => Math.min(cost(work), cost(work), cost(work));

/** More than any parser needs for a whole body, and far less than a quadratic one: 17 s for an amount of 60 000 zeros. */
const mostMs = 100;

const read = (schema: Endpoint['request'], wire: unknown) => v.safeParse(schema, wire, { abortEarly: true });

/** The fields whose text stops the lender. */
function slowFields(
  asked: readonly Pick<Endpoint, 'path' | 'request'>[],
  texts: readonly string[],
  count: number,
): readonly string[] {
  return asked.flatMap(({ path, request }) => {
    const valid = requestFor(request, wholeRequest);
    return fieldsOf(request).flatMap(({ place }) =>
      inTurn(texts, count).flatMap((text) => {
        const wire = withValue(valid, place, text);
        return leastCost(() => read(request, wire)) > mostMs ? [`${path} ${place.join('.')}`] : [];
      }),
    );
  });
}

it('no text of a body’s size takes long to read in any field of any call', () => {
  expect(slowFields(endpoints, longTexts, sizes.longTexts)).toEqual([]);
});

it('the measurement finds an amount that is read by a quadratic expression', () => {
  // A twentieth of a body is enough.
  const short = [`${'0'.repeat(12_000)}x`];
  const amount = v.pipe(v.string(), v.regex(/^([+-]?)0*(\d+)(?:\.(\d{1,2})0*)?$/));
  expect(slowFields([{ path: '/old', request: object({ amount }) }], short, 1)).toContain('/old amount');
});

it.each(longTexts.map((text) => [text.slice(0, 4), text]))(
  'a query and a header of %j are read at once',
  (_, text) => {
    expect(leastCost(() => deviceOf(text))).toBeLessThan(mostMs);
    expect(leastCost(() => parseQuery(text))).toBeLessThan(mostMs);
    expect(leastCost(() => parseQuery(`a=${encodeURIComponent(text).slice(0, text.length)}`))).toBeLessThan(
      mostMs,
    );
  },
);

/** Text leaves of a declaration without a length. */
function unlimited(schema: Walked, place = ''): readonly string[] {
  const {
    pipe = [],
    options = [],
    entries = {},
    wrapped,
    item,
    value,
    type,
  } = schema as Walked & {
    readonly pipe?: readonly { readonly type: string }[];
    readonly key?: Walked;
  };
  const inner = [...options.filter((each) => typeof each === 'object'), wrapped, item, value].filter(
    (each) => each !== undefined,
  );
  const first = pipe[0] as Walked | undefined;
  const isLimited = pipe.some((action) => action.type === 'max_length');
  if (type === 'string' && first?.type === 'string' && first !== schema && 'pipe' in first)
    return unlimited(first, place);
  if (type === 'string') return isLimited ? [] : [place];
  return [
    ...inner.flatMap((each) => unlimited(each, place)),
    ...Object.entries(entries).flatMap(([key, each]) => unlimited(each, `${place}.${key}`)),
  ];
}

it('every text of every call has a length', () => {
  const found = endpoints.flatMap(({ path, request, data }) => [
    ...unlimited(request, `${path} request`),
    ...unlimited(data, `${path} data`),
  ]);
  expect(found).toEqual([]);
  expect(unlimited(object({ list: v.array(v.object({ word: v.optional(v.string()) })) }))).toEqual([
    '.list.word',
  ]);
});
