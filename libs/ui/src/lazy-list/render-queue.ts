/** Places that are near and not drawn yet, each with what draws it. */
const waiting = new Map<Element, () => void>();
let isAtWork = false;

/** Draws a place when its turn comes: one in a frame, so that no frame waits for all that has come near. */
export function enqueueRender(place: Element, draw: () => void): void {
  waiting.set(place, draw);
  if (isAtWork) return;
  isAtWork = true;
  requestAnimationFrame(renderNext);
}

/** It is far again, or gone. */
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

/** Nobody reads what flies by half a screen in so short a time; and drawn, it would be in the way of the finger. */
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

/** What is on the screen comes first. */
function fromMiddle(place: Element): number {
  const { top, bottom } = place.getBoundingClientRect();
  return Math.abs(top + bottom - window.innerHeight);
}
