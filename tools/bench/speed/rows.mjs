import { mostRenewedBytes } from '../../size/renewed.mjs';
import { median } from '../median.mjs';

const bytes = (value) => `${(value / 1000).toFixed(1)} kB`;
const ms = (value) => `${value.toFixed(0)} ms`;
const plain = (value) => String(value);

/** A product figure compared with the floor's, with a goal or for information; `limit` also applies to the product alone. */
const beside = (what, visit, figure, told, goal, limit) => ({
  what,
  goal:
    goal === undefined ? '' : `≤ ${goal.toFixed(2)}× floor${limit === undefined ? '' : `, ≤ ${told(limit)}`}`,
  visit,
  evaluate: ({ visits }) => {
    const [own, floor] = ['product', 'floor'].map((app) =>
      visits[`${app} ${visit}`].map((each) => each[figure]),
    );
    const ratio = median(own.map((value, at) => value / floor[at]));
    const isMet = goal && ratio <= goal && (limit === undefined || Math.max(...own) <= limit);
    return { product: spread(own, told), floor: spread(floor, told), ratio, isMet };
  },
});

/** A figure of the product alone. */
const within = (what, goal, told, limit, figuresOf, visit) => ({
  what,
  goal,
  visit,
  evaluate: (measured) => {
    const figures = figuresOf(measured);
    if (figures === undefined) return { product: 'not measured', isMet: undefined };
    return { product: spread(figures, told), isMet: median(figures) <= limit };
  },
});

const withinBytes = (what, visit, limit) =>
  within(what, `≤ ${bytes(limit)}`, bytes, limit, eachOf(`product ${visit}`, 'jsBytes'), visit);

/** A product figure compared with an earlier build's, alternately in one run (`--before`). */
const besideBefore = (what, visit, figure, told) => ({
  what: `${what}, compared with the earlier build`,
  goal: '≤ 1.10× before',
  visit,
  evaluate: ({ visits }) => {
    const [own, before] = ['product', 'before'].map((app) =>
      visits[`${app} ${visit}`]?.map((each) => each[figure]),
    );
    if (before === undefined) return { product: 'not measured', isMet: undefined };
    const ratio = median(own.map((value, at) => value / before[at]));
    return {
      product: spread(own, told),
      floor: `before ${spread(before, told)}`,
      ratio,
      isMet: ratio <= 1.1,
    };
  },
});

/** A repeat visit compared with the first one on the same phone. */
const again = (what, figure, limit) => ({
  what: `repeat visit: ${what}`,
  goal: limit === undefined ? '' : `≤ ${limit.toFixed(2)}× cold`,
  evaluate: ({ visits: { repeat } }) => {
    if (repeat === undefined) return { product: 'not measured', isMet: undefined };
    const [own, cold] = ['again', 'cold'].map((turn) => repeat.map((each) => each[turn][figure]));
    const ratio = median(own.map((value, at) => value / cold[at]));
    const isMet = limit === undefined ? undefined : ratio <= limit;
    return { product: spread(own, ms), floor: `cold ${spread(cold, ms)}`, ratio, isMet };
  },
});

function spread(values, told) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const middle = told(median(values));
  return least === most ? middle : `${middle} (${told(least)}–${told(most)})`;
}

const eachOf =
  (visit, figure) =>
  ({ visits }) =>
    visits[visit]?.map((each) => each[figure]);

/** The rows of the table: name, goal and how each is evaluated. */
export const rows = [
  withinBytes('login: JS until usable, brotli', 'login', 100_000),
  withinBytes('home: JS until data is visible', 'home', 118_000),
  beside('login: largest contentful paint', 'login', 'largestPaintMs', ms, 0.48),
  beside('login: number field accepts input', 'typing', 'typedMs', ms, 0.42),
  beside('login: usable', 'login', 'shownMs', ms, 1.1),
  beside('home: cold deep link, data visible', 'home', 'dataMs', ms, 0.7),
  beside('home: rendered by the app', 'home', 'shownMs', ms, 1.05),
  beside('route change with data, tap to content', 'home', 'contentMs', ms, 0.6),
  beside('tap to next frame', 'home', 'frameMs', ms, 1.25, 100),
  beside('main-thread CPU of a load: login', 'login', 'cpuMs', ms),
  beside('main-thread CPU of a load: home', 'home', 'cpuMs', ms),
  besideBefore('main-thread CPU of a load: login', 'login', 'cpuMs', ms),
  besideBefore('main-thread CPU of a load: home', 'home', 'cpuMs', ms),
  within('requests: login', '≤ 7', plain, 7, eachOf('product login', 'requests'), 'login'),
  within('requests: home', '≤ 9', plain, 9, eachOf('product home', 'requests'), 'home'),
  within('CSS: login, brotli', '≤ 6 kB', bytes, 6000, eachOf('product login', 'cssBytes'), 'login'),
  beside('heap after load: login', 'login', 'heapBytes', bytes),
  beside('heap after load: home', 'home', 'heapBytes', bytes),
  besideBefore('heap after load: login', 'login', 'heapBytes', bytes),
  besideBefore('heap after load: home', 'home', 'heapBytes', bytes),
  within('repeat visit: scripts downloaded', '0', plain, 0, eachOf('repeat', 'scripts')),
  again('first paint', 'firstPaintMs', 0.35),
  again('largest contentful paint', 'largestPaintMs'),
  within(
    'JS invalidated by a new message: the worst screen',
    '≤ 25 kB',
    bytes,
    mostRenewedBytes,
    ({ renewed }) => renewed && [Math.max(...renewed.map((each) => each.bytes))],
  ),
  {
    what: 'Lighthouse mobile, performance',
    goal: '≥ 97',
    evaluate: ({ lighthouse }) =>
      lighthouse === undefined
        ? { product: 'not measured', isMet: undefined }
        : { product: String(lighthouse), isMet: lighthouse >= 97 },
  },
];
