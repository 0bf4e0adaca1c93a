/** What had the focus when a screen was left: what it says and where it leads, and which of several that are alike. */
interface FocusPlace {
  looks: string;
  nth: number;
}

const places = new Map<string, FocusPlace>();

/** A link is known by where it leads: its words may have changed meanwhile ("Reminders, 1 due"). */
const looksOf = (element: Element) =>
  element.getAttribute('href') ??
  [element.tagName, element.getAttribute('aria-label'), element.textContent].join(' ');

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
  if (nth !== -1) places.set(entry, { looks, nth });
}

/**
 * Back on a screen, puts the focus where it was, so that a list goes on at the entry that was opened.
 * @returns false when nothing is remembered, or it is not there (any more)
 */
export function restoreFocus(entry: string): boolean {
  const place = places.get(entry);
  const element = place && alike(place.looks)[place.nth];
  element?.focus({ preventScroll: true });
  return element !== undefined;
}
