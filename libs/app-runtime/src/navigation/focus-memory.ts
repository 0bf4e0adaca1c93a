/** What had the focus when a screen was left: what it says and where it leads, and which of several that are alike. */
interface FocusPlace {
  looks: string;
  nth: number;
  /** How far below the top of the screen it stood. */
  top: number;
}

const places = new Map<string, FocusPlace>();

/** A link is known by where it leads: its words may have changed meanwhile ("Reminders, 1 due"). */
const looksOf = (element: Element) =>
  element.getAttribute('href') ??
  [element.tagName, element.getAttribute('aria-label'), element.textContent].join(' ');

const topOf = (element: Element) => element.getBoundingClientRect().top;

const alike = (looks: string) =>
  [
    ...document.querySelectorAll<HTMLElement>('.cl-page :is(a[href], button, input, select, textarea)'),
  ].filter((element) => looksOf(element) === looks);

/** Called while the screen of this history entry still stands. */
export function rememberFocus(entry: string): void {
  const { activeElement } = document;
  if (activeElement === null) return;
  const looks = looksOf(activeElement);
  const nth = alike(looks).findIndex((element) => element === activeElement);
  if (nth !== -1) places.set(entry, { looks, nth, top: topOf(activeElement) });
}

/** What had the focus there: of a link, where it leads. */
export const rememberedFocus = (entry: string): string | undefined => places.get(entry)?.looks;

/**
 * Back on a screen, puts the focus where it was, so that a list goes on at the entry that was opened. What was on view stands
 * as high on the screen as it did, also where what is above it is not yet as high as it was.
 * @returns false when nothing is remembered, or it is not there (any more)
 */
export function restoreFocus(entry: string): boolean {
  const place = places.get(entry);
  if (place === undefined) return false;
  const element = alike(place.looks)[place.nth];
  if (element === undefined) return false;
  element.focus({ preventScroll: true });
  const { top } = place;
  const moved = topOf(element) - top;
  if (top >= 0 && top < window.innerHeight && moved !== 0) window.scrollBy(0, moved);
  return true;
}
