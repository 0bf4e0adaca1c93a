/** What runs inside the measured page: sent as text, so it uses nothing but what it is given. */

/**
 * Notes when the wanted element is there and drawn by React (an inlined shell may look the same before), the largest
 * paint and the layout shifts. Nothing of it runs on but a look at each frame until then.
 */
export function watchLoad(selector) {
  const seen = { shown: null, largestPaint: 0, shift: 0 };
  window.seenByBench = seen;
  // Whoever taps or types is not surprised by what moves then, but nobody does here.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    seen.largestPaint = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    const found = document.querySelector(selector);
    const isAlive = found !== null && Object.keys(found).some((key) => key.startsWith('__reactProps'));
    if (isAlive) seen.shown = performance.now();
    else window.requestAnimationFrame(look);
  };
  look();
}

/** What the page asked the network for until the wanted element was there. */
export function askedFor() {
  const { shown, largestPaint, shift } = window.seenByBench;
  const asked = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(({ startTime }) => startTime < shown)
    .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }));
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  return { shown, largestPaint, shift, asked, styles };
}

/** From the finger on the glass to the next screen's content, and to the first frame after the tap. */
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
