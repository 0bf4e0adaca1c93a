import type { Page } from '@playwright/test';

/** The rules of the design that a machine can see and axe does not; each breach as a sentence. */
export const brokenRules = (page: Page): Promise<readonly string[]> =>
  page.evaluate(breaches, { smallestText: 13, smallestTarget: 44 });

/** Runs in the page. */
function breaches({ smallestText, smallestTarget }: { smallestText: number; smallestTarget: number }) {
  const tappable =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=radio], [role=tab], [role=checkbox], [role=switch], [role=link], [role=slider]';
  const layers = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')];
  const scope = layers.findLast((layer) => layer.checkVisibility()) ?? document.body;
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    element.closest('[inert], [aria-hidden=true]') === null;
  const seen = (selector: string) => [...scope.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
  const told = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 140);
  const words = (element: HTMLElement) => element.innerText.replace(/\s+/g, ' ').trim();
  const found: string[] = [];
  const breach = (rule: string, elements: readonly Element[]) => {
    for (const element of elements) found.push(`${rule}: ${told(element)}`);
  };

  const solid = seen('.cl-button-solid');
  if (solid.length > 1) breach('one solid button a screen', solid.slice(1));
  const marked = seen('.cl-marked');
  if (marked.length > 1) breach('one marked figure a screen', marked.slice(1));

  const isInline = (element: HTMLElement) =>
    getComputedStyle(element).display === 'inline' &&
    words(element.parentElement ?? element).length > words(element).length;
  const boxOf = (element: HTMLElement) =>
    (element instanceof HTMLInputElement
      ? (element.closest('label') ?? element)
      : element
    ).getBoundingClientRect();
  breach(
    `targets of ${String(smallestTarget)} px`,
    seen(tappable).filter((element) => {
      const { width, height } = boxOf(element);
      return !isInline(element) && Math.min(width, height) < smallestTarget - 0.5;
    }),
  );
  breach(
    'what can be tapped can be reached by keys',
    seen('*').filter(
      (element) =>
        getComputedStyle(element).cursor === 'pointer' &&
        element.closest(`${tappable}, label, [tabindex]`) === null &&
        element.querySelector(tappable) === null,
    ),
  );
  breach(
    'the words on it are part of its name',
    // A sign such as ÷ is no word.
    seen('a[aria-label], button[aria-label]').filter(
      (element) =>
        /\p{L}|\d/u.test(words(element)) &&
        !(element.ariaLabel ?? '').toLowerCase().includes(words(element).toLowerCase()),
    ),
  );
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const small = new Set<Element>();
  while (texts.nextNode()) {
    const holder = texts.currentNode.parentElement;
    if (holder === null || texts.currentNode.textContent?.trim() === '' || !isSeen(holder)) continue;
    if (Number.parseFloat(getComputedStyle(holder).fontSize) < smallestText - 0.1) small.add(holder);
  }
  breach(`text of ${String(smallestText)} px`, [...small]);
  if (document.documentElement.lang === '') found.push('the document names its language');
  if (!document.title.includes(' · ') && !document.title.includes(' - ') && location.pathname !== '/')
    found.push(`the title names the screen: ${document.title}`);
  return found;
}
