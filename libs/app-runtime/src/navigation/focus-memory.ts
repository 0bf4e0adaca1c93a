/** The element that had the focus when a screen was left: its text and target, and its index among identical ones. */
interface FocusPlace {
  looks: string;
  nth: number;
  /** Its distance from the top of the screen. */
  top: number;
}

const places = new Map<string, FocusPlace>();

/** A link is identified by its target: its text may have changed ("Reminders, 1 due"). */
const looksOf = (element: Element) =>
  element.getAttribute('href') ??
  [element.tagName, element.getAttribute('aria-label'), element.textContent].join(' ');

const topOf = (element: Element) => element.getBoundingClientRect().top;

const elementsLike = (looks: string) =>
  [
    ...document.querySelectorAll<HTMLElement>('.cl-page :is(a[href], button, input, select, textarea)'),
  ].filter((element) => looksOf(element) === looks);

/** Called while the screen of this history entry is still mounted. */
export function rememberFocus(entry: string): void {
  const { activeElement } = document;
  if (activeElement === null) return;
  const looks = looksOf(activeElement);
  const nth = elementsLike(looks).findIndex((element) => element === activeElement);
  if (nth !== -1) places.set(entry, { looks, nth, top: topOf(activeElement) });
}

/** What had the focus there: for a link, its target. */
export const rememberedFocus = (entry: string): string | undefined => places.get(entry)?.looks;

/**
 * Restores the focus on the way back to a screen, so that a list continues at the entry that was opened. Also restores
 * its vertical position, even if the content above it is not at its full height yet.
 * @returns false when nothing is remembered, or the element no longer exists
 */
export function restoreFocus(entry: string): boolean {
  const place = places.get(entry);
  if (place === undefined) return false;
  const element = elementsLike(place.looks)[place.nth];
  if (element === undefined) return false;
  element.focus({ preventScroll: true });
  const { top } = place;
  const moved = topOf(element) - top;
  if (top >= 0 && top < window.innerHeight && moved !== 0) window.scrollBy(0, moved);
  return true;
}
