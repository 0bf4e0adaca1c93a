import { chunksHolding, closureOf, codeBytes, ownBytes, sentBytes, sumOf } from './built-app.mjs';

/**
 * Measures the part of the app that one budget covers:
 * - `way`: everything a browser needs for these modules, catalogs included, and with `page` the page that the build renders for
 *   them; `inlined` is an inline script of this page: it counts as JavaScript, but not as a file or as part of the page;
 * - `feature`: what these modules add to those of `after`, without catalogs;
 * - `routes`: what each of these entry points adds to `after`, without catalogs: the largest and the median;
 * - none of them: the whole app, without catalogs.
 * @throws {Error} when a glob matches nothing: a missing module must not count as small
 */
export function measure(app, { way, page, inlined = [], feature, routes, after = [] }) {
  const closure = (globs) => closureOf(app, holding(app, globs));
  const beyond = (chunks) => {
    const there = new Set(closure(after));
    return closureOf(app, chunks).filter((chunk) => !there.has(chunk));
  };
  if (way) {
    const fetched = sized(closure([...way, ...inlined]), ({ bytes }) => bytes);
    const files = fetched.files - inlined.length;
    if (page === undefined) return { ...fetched, files };
    return {
      ...fetched,
      files,
      page: inlined.length > 0 ? ownBytes(app.folder, page) : sentBytes(app.folder, page),
    };
  }
  if (feature) return sized(beyond(holding(app, feature)));
  if (routes) {
    const added = holding(app, routes)
      .filter(({ door }) => door)
      .map((chunk) => ({ door: chunk.door, ...sized(beyond([chunk])) }));
    return largestAndMiddle(added);
  }
  return sized(app.chunks);
}

/** Each glob separately, so that one without a match is detected. */
function holding(app, globs) {
  return globs.flatMap((glob) => {
    const found = chunksHolding(app, [glob]);
    if (found.length === 0) throw new Error(`${glob} matches nothing in the build`);
    return found;
  });
}

function sized(chunks, bytesOf = codeBytes) {
  const styles = [...new Map(chunks.flatMap(({ css }) => css.map((style) => [style.file, style]))).values()];
  return {
    chunks,
    styles,
    js: sumOf(chunks.map(bytesOf)),
    css: sumOf(styles.map(({ bytes }) => bytes)),
    files: chunks.length + styles.length,
  };
}

function largestAndMiddle(added) {
  const sorted = added.toSorted((one, other) => other.js - one.js);
  const [first] = sorted;
  const at = (place) => sorted[Math.floor(place)].js;
  // An even count has two middle values.
  const middle = Math.round((at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2);
  return { chunks: first.chunks, door: first.door, largest: first.js, middle };
}
