import { median } from '../median.mjs';

const bytes = (value) => `${(value / 1000).toFixed(1)} kB`;
const ms = (value) => `${value.toFixed(0)} ms`;
const plain = (value) => String(value);
const shift = (value) => value.toFixed(4);

/** A figure of the product beside the same of the floor, with a goal or to be known; `limit` also holds for the product alone. */
const beside = (what, visit, figure, told, goal, limit) => ({
  what,
  goal:
    goal === undefined ? '' : `≤ ${goal.toFixed(2)}× floor${limit === undefined ? '' : `, ≤ ${told(limit)}`}`,
  visit,
  judge: ({ visits }) => {
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
  judge: (measured) => {
    const figures = figuresOf(measured);
    if (figures === undefined) return { product: 'not measured', isMet: undefined };
    return { product: spread(figures, told), isMet: median(figures) <= limit };
  },
});

/** A ratio that another bench found. */
const share = (what, limit, figureOf) => ({
  what,
  goal: `≤ ${limit.toFixed(2)}×`,
  judge: (measured) => {
    const ratio = figureOf(measured);
    return ratio === undefined
      ? { product: 'not measured', isMet: undefined }
      : { product: '', ratio, isMet: ratio <= limit };
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

/** What performance is judged by: each row says what it is called, its goal and how it is judged. */
export const rows = [
  beside('login: JS until usable, brotli', 'login', 'jsBytes', bytes, 1.15),
  beside('home: JS until data is on screen', 'home', 'jsBytes', bytes, 1.3),
  beside('login: largest paint', 'login', 'largestPaintMs', ms, 0.6),
  beside('login: a number can be typed', 'typing', 'typedMs', ms, 1.1),
  beside('login: usable', 'login', 'shownMs', ms, 1.1),
  beside('home: cold deep link, data visible', 'home', 'dataMs', ms, 0.85),
  beside('home: drawn by the app', 'home', 'shownMs', ms),
  beside('route change with data: tap to content', 'home', 'contentMs', ms, 0.6),
  beside('tap to next frame', 'home', 'frameMs', ms, 1.3, 200),
  beside('main-thread CPU of a load: login', 'login', 'cpuMs', ms, 1.25),
  beside('main-thread CPU of a load: home', 'home', 'cpuMs', ms, 1.25),
  within('requests: login', '≤ 5', plain, 5, eachOf('product login', 'requests'), 'login'),
  within('requests: home', '≤ 7', plain, 7, eachOf('product home', 'requests'), 'home'),
  within('CSS: login, brotli', '≤ 6 kB', bytes, 6000, eachOf('product login', 'cssBytes'), 'login'),
  beside('heap after load: login', 'login', 'heapBytes', bytes, 1.4),
  beside('heap after load: home', 'home', 'heapBytes', bytes, 1.4),
  within('all JS without catalogs, brotli', '≤ 280 kB', bytes, 280_000, ({ sizes }) => [sizes.all]),
  within('an extra route: the largest', '≤ 12 kB', bytes, 12_000, ({ sizes }) => [sizes.largest]),
  within('an extra route: the median', '≤ 6 kB', bytes, 6000, ({ sizes }) => [sizes.middle]),
  within('repeat visit: scripts sent', '0', plain, 0, eachOf('repeat', 'scripts')),
  {
    what: 'repeat visit: largest paint',
    goal: '≤ 0.30× cold',
    judge: ({ visits: { repeat } }) => {
      if (repeat === undefined) return { product: 'not measured', isMet: undefined };
      const ratio = median(repeat.map(({ paintMs, coldPaintMs }) => paintMs / coldPaintMs));
      const [product, floor] = ['paintMs', 'coldPaintMs'].map((figure) =>
        spread(
          repeat.map((each) => each[figure]),
          ms,
        ),
      );
      return { product, floor: `cold ${floor}`, ratio, isMet: ratio <= 0.3 };
    },
  },
  within(
    'layout shift: the worst screen',
    '< 0.01',
    shift,
    0.00999,
    ({ shifts }) => shifts && [Math.max(...shifts.map((each) => each.shift))],
  ),
  {
    what: 'Lighthouse mobile, performance',
    goal: '≥ 97',
    judge: ({ lighthouse }) =>
      lighthouse === undefined
        ? { product: 'not measured', isMet: undefined }
        : { product: String(lighthouse), isMet: lighthouse >= 97 },
  },
  share('CI: one leaf library changed', 0.25, ({ ci }) => ci?.leaf),
  share('CI: cached repeat', 0.05, ({ ci }) => ci?.cached),
];
