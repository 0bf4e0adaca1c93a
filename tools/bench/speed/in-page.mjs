/** Runs inside the measured page. The functions are sent as text, so they use only their arguments. */

/**
 * Records when the wanted element exists and React has rendered it (prerendered HTML may look the same before), the last change
 * of the text at `data` before that, where a place defines it, and the largest paint. Until then it costs one
 * check per frame.
 */
export function watchLoad({ shown: selector, data }) {
  const seen = { shown: null, data: null, firstPaint: 0, largestPaint: 0 };
  window.seenByBench = seen;
  new PerformanceObserver((list) => {
    seen.largestPaint = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  }).observe({ type: 'paint', buffered: true });
  let said;
  const look = () => {
    const read = data === undefined ? undefined : document.querySelector(data)?.textContent;
    if (read !== said) seen.data = performance.now();
    said = read;
    const found = document.querySelector(selector);
    const isAlive = found !== null && Object.keys(found).some((key) => key.startsWith('__reactProps'));
    if (isAlive) seen.shown = performance.now();
    else window.requestAnimationFrame(look);
  };
  look();
}

/**
 * Reports to the bench (`fieldIsThere`) the position of a field once it can be typed into: in the second frame in which it exists,
 * enabled and not hidden from a screen reader, so it has been painted. Records that time, and which field receives the first key.
 */
export function watchField(selector) {
  const seen = { element: null, paintedMs: null, typedInto: null, firstKeyMs: null };
  window.fieldSeenByBench = seen;
  const isUsable = (field) =>
    field !== null &&
    !field.disabled &&
    field.closest('[aria-hidden=true]') === null &&
    field.checkVisibility();
  const look = () => {
    const field = document.querySelector(selector);
    if (isUsable(field) && field === seen.element) {
      seen.paintedMs = performance.now();
      window.fieldIsThere(field.getBoundingClientRect().toJSON());
    } else {
      seen.element = isUsable(field) ? field : null;
      window.requestAnimationFrame(look);
    }
  };
  look();
  const noteKey = ({ target }) => {
    seen.typedInto = target;
    seen.firstKeyMs = performance.now();
  };
  document.addEventListener('input', noteKey, { once: true, capture: true });
}

/** Whether the field that appeared first received the number, and the app's own field has it now. */
export function keptOf({ selector, number }) {
  const { element, paintedMs, typedInto, firstKeyMs } = window.fieldSeenByBench;
  const digits = document.querySelector(selector)?.value.replaceAll(/\D/g, '');
  const isKept = typedInto === element && digits === number;
  return { paintedMs, firstKeyMs, shownMs: window.seenByBench.shown, isKept };
}

/** The page's network requests until its data were on screen or, without data, until the wanted element was. */
export function askedFor() {
  const { shown, data, firstPaint, largestPaint } = window.seenByBench;
  const asked = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(({ startTime }) => startTime < (data ?? shown))
    .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }));
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  const scripts = [...document.querySelectorAll('script:not([src], [type])')].map(
    ({ textContent }) => textContent,
  );
  return { shown, data, firstPaint, largestPaint, asked, styles, scripts };
}

/** Measures from the pointer down to the next screen's content, and to the first frame after the tap. */
export function watchTap(selector) {
  const seen = { content: null, frame: 0 };
  window.tapSeenByBench = seen;
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (/^(?:pointer|click)/.test(name)) seen.frame = Math.max(seen.frame, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  const begin = ({ timeStamp }) => {
    const look = () => {
      if (document.querySelector(selector)) seen.content = performance.now() - timeStamp;
      else window.requestAnimationFrame(look);
    };
    look();
  };
  document.addEventListener('pointerdown', begin, { once: true, capture: true });
}
