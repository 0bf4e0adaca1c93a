import type * as Library from '@testing-library/dom';

/** Functions that run in the page: each is self-contained, with JSON input and output. */
declare global {
  // Loaded into the page by `user.ts`.
  var TestingLibraryDom: typeof Library | undefined;
}

/** A substring of the visible text, or a regular expression. */
export interface Words {
  readonly source: string;
  /** Flags of a regular expression; without them the text is matched literally. */
  readonly flags?: string;
}

/** An element as a borrower knows it: a field by its label, anything else by name and one of its roles. */
export interface Sought {
  readonly roles: readonly string[];
  readonly words: Words;
  /** Zero-based; negative counts from the end. */
  readonly nth: number;
}

/** Where an element can be tapped, or why it cannot. */
export type Located =
  | { readonly state: 'no library' | 'absent' | 'busy' | 'covered' }
  | { readonly state: 'there'; readonly x: number; readonly y: number };

/** Scrolls an element into view and returns where to tap it. */
export function locate({ roles, words, nth }: Sought): Located {
  const library = globalThis.TestingLibraryDom;
  if (library === undefined) return { state: 'no library' };
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  const isMeant = (text: string) =>
    words.flags === undefined
      ? plain(text).includes(plain(words.source))
      : new RegExp(words.source, words.flags).test(text.replace(/\s+/g, ' ').trim());
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const layers = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].filter(
    isShown,
  );
  const scope = layers[layers.length - 1] ?? document.body;
  const named = (role: string) => library.queryAllByRole(scope, role, { name: isMeant });
  const found = (
    roles.length === 0 ? library.queryAllByLabelText(scope, isMeant) : roles.flatMap(named)
  ).filter((element) => isShown(element) && element.closest('[inert]') === null);
  const element = found[nth < 0 ? found.length + nth : nth];
  if (element === undefined) return { state: 'absent' };
  if (element.matches(':disabled, [aria-disabled=true], [aria-busy=true]')) return { state: 'busy' };
  // The UI kit hides radios and checkboxes; their row is tapped, at its start, where there is no link.
  const isHiddenInput = element.matches('input[type=radio], input[type=checkbox]:not([role=switch])');
  const tapped = isHiddenInput ? (element.parentElement ?? element) : element;
  tapped.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = tapped.getClientRects()[0] ?? tapped.getBoundingClientRect();
  const x = isHiddenInput ? box.left + 10 : box.left + box.width / 2;
  const y = isHiddenInput ? box.top + 10 : box.top + box.height / 2;
  const hit = document.elementFromPoint(x, y);
  const isHit = hit !== null && (tapped.contains(hit) || hit.contains(tapped));
  return isHit ? { state: 'there', x, y } : { state: 'covered' };
}

/** Navigates without loading a page. */
export function goInside(path: string): boolean {
  history.pushState({}, '', path);
  return dispatchEvent(new PopStateEvent('popstate'));
}

/** The visible text of the page, with single spaces. */
export const readWords = (): string => document.body.innerText.replace(/\s+/g, ' ');

/** Selects the content of the focused field, so that typing replaces it. */
export function selectAll(): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement)) return false;
  field.select();
  return true;
}

/** Chooses an option by name, as the browser's picker does. */
export function chooseOption({ name, nth }: { readonly name: string; readonly nth: number }): boolean {
  const [list] = globalThis.TestingLibraryDom?.queryAllByRole(document.body, 'combobox', { name }) ?? [];
  if (!(list instanceof HTMLSelectElement)) return false;
  list.selectedIndex = nth;
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Generic facts about the visible screen. */
export interface Sight {
  readonly path: string;
  readonly heading: string;
  readonly isLoading: boolean;
  /** Horizontal overflow of the page, in CSS pixels. */
  readonly sideways: number;
  /** Fields on which iOS zooms in, because their text is smaller than 16 px. */
  readonly smallFields: readonly string[];
}

export function lookAt(): Sight {
  const isShown = (element: Element) => element.getClientRects().length > 0;
  const fields = [
    ...document.querySelectorAll<HTMLElement>(
      'input:not([type=hidden], [type=radio], [type=checkbox], [type=file], [type=range]), select, textarea',
    ),
  ];
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  // While React suspends a page, its heading stays in the DOM but is not visible.
  const headings = [...document.querySelectorAll<HTMLElement>('h1')].filter(isShown);
  return {
    path: location.pathname,
    heading: headings[headings.length - 1]?.innerText ?? '',
    isLoading: [...document.querySelectorAll('.cl-skeleton, [aria-busy=true]')].some(isShown),
    sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    smallFields: fields
      .filter((field) => isShown(field) && sizeOf(field) < 16)
      .map((field) => field.outerHTML.slice(0, 120)),
  };
}
