/** Placeholders that are near and not rendered yet, each with its render callback. */
const waiting = new Map<Element, () => void>();
let isAtWork = false;

/** Queues a placeholder to render: one per frame, so that no frame renders everything near the viewport. */
export function enqueueRender(place: Element, draw: () => void): void {
  waiting.set(place, draw);
  if (isAtWork) return;
  isAtWork = true;
  requestAnimationFrame(renderNext);
}

/** It is no longer near, or unmounted. */
export function dequeueRender(place: Element): void {
  waiting.delete(place);
}

function renderNext(): void {
  isAtWork = waiting.size > 0;
  if (!isAtWork) return;
  requestAnimationFrame(renderNext);
  if (isFlung()) return;
  const [next] = [...waiting].sort(([one], [other]) => fromMiddle(one) - fromMiddle(other));
  if (next === undefined) return;
  const [place, draw] = next;
  waiting.delete(place);
  draw();
}

/** At more than half a screen in this time nothing can be read, and rendering would block the scroll. */
const flungMs = 120;
let since = 0;
let from = 0;

function isFlung(): boolean {
  const now = performance.now();
  if (Math.abs(window.scrollY - from) > window.innerHeight / 2) {
    from = window.scrollY;
    since = now;
  }
  return now - since < flungMs;
}

/** Visible parts render first. */
function fromMiddle(place: Element): number {
  const { top, bottom } = place.getBoundingClientRect();
  return Math.abs(top + bottom - window.innerHeight);
}
