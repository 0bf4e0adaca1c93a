import type { Page } from '@playwright/test';

/** The data that rules may use about the topmost layer of the page; a sheet hides everything below it. */
interface Sight {
  readonly seen: (selector: string) => readonly HTMLElement[];
  readonly words: (element: HTMLElement) => string;
  readonly texts: () => readonly HTMLElement[];
  /** Everything that can be tapped or typed into. */
  readonly active: string;
}

/** Runs in the page, so it is self-contained. */
function lookAround(): Sight {
  const layers = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')];
  const scope = layers.findLast((layer) => layer.checkVisibility()) ?? document.body;
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    element.closest('[inert], [aria-hidden=true]') === null;
  const seen = (selector: string) => [...scope.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
  const holdsText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  return {
    seen,
    // Off screen, a list that is not drawn yet has no inner text.
    words: (element) => (element.innerText || element.textContent).replace(/\s+/g, ' ').trim(),
    texts: () => seen('*').filter(holdsText),
    active:
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=radio], [role=tab], [role=checkbox], [role=switch], [role=link], [role=slider]',
  };
}

/**
 * The rules of design (design/README.md, "Rules a reviewer can check") and accessibility that can be checked automatically and
 * that axe does not cover, with the elements that violate them. Each rule runs in the page, so it is self-contained.
 */
const rules: Readonly<Record<string, (sight: Sight) => readonly Element[]>> = {
  'at most one solid button per screen': ({ seen }) => seen('.cl-button-solid').slice(1),

  'at most one marked figure per screen': ({ seen }) =>
    seen('.cl-marked')
      .filter((figure) => getComputedStyle(figure).backgroundImage !== 'none')
      .slice(1),

  'an offer names its APR': ({ seen, words }) =>
    seen('.cl-ticket, .cl-price-tag, .cl-list-block:has(.cl-loans-product-head)').filter(
      (offer) => !words(offer).includes('APR'),
    ),

  'only totals have a double rule': ({ seen }) =>
    seen('*').filter(
      (element) =>
        getComputedStyle(element).borderBottomStyle === 'double' &&
        !element.matches('.cl-sum, .cl-repayment-delay-total'),
    ),

  'a status has an icon and text': ({ seen, words }) =>
    seen('.cl-stamp').filter((stamp) => words(stamp) === '' || stamp.querySelector('svg') === null),

  'no text under 13 px': ({ texts }) =>
    texts().filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 12.9),

  'no target under 44 px': ({ seen, words, active }) =>
    seen(active).filter((element) => {
      const isInText =
        getComputedStyle(element).display === 'inline' &&
        words(element.parentElement ?? element).length > words(element).length;
      const hit = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;
      const { width, height } = hit.getBoundingClientRect();
      return !isInText && Math.min(width, height) < 43.5;
    }),

  'text and icons keep a distance from the screen edge': ({ seen, texts }) => {
    const range = document.createRange();
    const lettersOf = (element: Element) =>
      [...element.childNodes]
        .filter((node) => node instanceof Text && node.data.trim() !== '')
        .flatMap((node) => {
          range.selectNodeContents(node);
          return [...range.getClientRects()];
        });
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      ((/auto|scroll/.test(getComputedStyle(element).overflowX) &&
        element.scrollWidth > element.clientWidth) ||
        isScrolled(element.parentElement));
    const touches = ({ left, right, width }: DOMRect) =>
      width > 1 && width < innerWidth * 0.9 && (left < 4 || right > innerWidth - 4);
    const signs = seen('svg, .cl-check-box').filter((sign) => touches(sign.getBoundingClientRect()));
    return [...signs, ...texts().filter((element) => lettersOf(element).some(touches))].filter(
      (element) => !isScrolled(element.parentElement) && element.closest('.cl-visually-hidden') === null,
    );
  },

  // A page with two columns has blocks as wide as one column.
  'a block is as wide as its page': ({ seen }) =>
    seen('.cl-page:not(.cl-page-split, .cl-page-home, .cl-page-lists) > .cl-page-main > *').filter(
      (block) => {
        const { display, position, marginLeft, marginRight } = getComputedStyle(block);
        const room = block.offsetWidth + Number.parseFloat(marginLeft) + Number.parseFloat(marginRight);
        const isInFlow = position !== 'absolute' && !display.startsWith('inline');
        return isInFlow && room < (block.parentElement?.clientWidth ?? 0) - 1;
      },
    ),

  // The seal is rotated, so the corners of its box are empty: its border and its middle count.
  'a seal covers no text': ({ seen, texts }) =>
    seen('.cl-seal').filter((seal) => {
      const { left, right, top, bottom } = seal.getBoundingClientRect();
      const { a, b, c, d } = new DOMMatrix(getComputedStyle(seal).transform);
      const { offsetWidth, offsetHeight } = seal;
      const border = Array.from({ length: 80 }, (_, at) => {
        const along = (at % 20) / 19 - 0.5;
        const side = at < 40 ? -0.5 : 0.5;
        const [x, y] = at % 40 < 20 ? [along, side] : [side, along];
        const [dx, dy] = [x * offsetWidth, y * offsetHeight];
        return [(left + right) / 2 + a * dx + c * dy, (top + bottom) / 2 + b * dx + d * dy] as const;
      });
      const range = document.createRange();
      // A line box is higher than its letters.
      const crosses = (box: DOMRect) =>
        border.some(([x, y]) => x > box.left && x < box.right && y > box.top + 3 && y < box.bottom - 3);
      const lies = (box: DOMRect) =>
        crosses(box) ||
        (box.left < right - 12 && box.right > left + 12 && box.top < bottom - 16 && box.bottom > top + 16);
      return texts().some((element) => {
        range.selectNodeContents(element);
        // The bar at the foot lies over what is scrolled under it.
        const isOver = element.closest('.cl-bottom-bar') !== null;
        const isOwn = isOver || seal.contains(element) || element.contains(seal);
        return !isOwn && [...range.getClientRects()].some(lies);
      });
    }),

  'no word breaks across lines': ({ texts }) => {
    const range = document.createRange();
    const isBroken = (node: Text) =>
      // Codes and addresses may break.
      [...node.data.matchAll(/(?<![\p{L}\d@.-])\p{Script=Latin}{3,20}(?![\p{L}\d@-]|\.\p{L})/gu)].some(
        ({ index, 0: word }) => {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        },
      );
    return texts().filter(
      (element) =>
        element.closest('.cl-visually-hidden, code, .cl-text-code') === null &&
        [...element.childNodes].some((node) => node instanceof Text && isBroken(node)),
    );
  },

  'controls have no gradient and no background image': ({ seen }) =>
    seen('button, a, [role=radio], [role=tab]').filter((element) =>
      /gradient|url\(/.test(getComputedStyle(element).backgroundImage),
    ),

  'everything tappable is reachable by keyboard': ({ seen, active }) =>
    seen('*').filter(
      (element) =>
        getComputedStyle(element).cursor === 'pointer' &&
        element.closest(`${active}, label, [tabindex]`) === null &&
        element.querySelector(active) === null,
    ),

  // A symbol such as ÷ is not a word.
  'the accessible name contains the visible text': ({ seen, words }) =>
    seen('a[aria-label], button[aria-label]').filter(
      (element) =>
        /\p{L}|\d/u.test(words(element)) &&
        !(element.ariaLabel ?? '').toLowerCase().includes(words(element).toLowerCase()),
    ),

  // Help is one place, whichever screen it is opened from.
  'links of one name lead to one place': ({ seen, words }) => {
    const placeByName = new Map<string, string>();
    return seen('a[href]:not([href*="_screen="])').filter((link) => {
      const name = (link.ariaLabel ?? words(link)).toLowerCase();
      const place = link.getAttribute('href') ?? '';
      const first = placeByName.get(name) ?? place;
      placeByName.set(name, first);
      return first !== place;
    });
  },

  'an error is linked to its field': ({ seen }) =>
    seen('[aria-invalid=true]').filter(
      (field) =>
        document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '') === null,
    ),

  // The first screen of a visit keeps the browser's default focus.
  'the focus is never lost': ({ seen }) => {
    const [opening] = performance.getEntriesByType('navigation');
    const isReload = opening instanceof PerformanceNavigationTiming && opening.type === 'reload';
    const depth: unknown = Reflect.get(Object(history.state), 'idx');
    const hasMoved = seen('[role=dialog], [role=alertdialog]').length > 0 || (Number(depth) > 0 && !isReload);
    return hasMoved && document.activeElement === document.body ? [document.body] : [];
  },

  // Whatever floats over the page leaves room to scroll each control to.
  'every control is in reach': ({ seen, active }) => {
    const positions = [...document.querySelectorAll('*')]
      .filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight)
      .map((each) => ({ each, left: each.scrollLeft, top: each.scrollTop }));
    const isOut = (element: HTMLElement) => {
      const hit = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;
      hit.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = hit.getBoundingClientRect();
      const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
      return topmost === null || !(hit.contains(topmost) || topmost.contains(hit));
    };
    const out = seen(active).filter(isOut);
    for (const { each, left, top } of positions) each.scrollTo({ left, top, behavior: 'instant' });
    return out;
  },

  'the document has a language and names the screen': ({ seen }) =>
    document.documentElement.lang !== '' && (document.title.includes(' · ') || location.pathname === '/')
      ? []
      : seen('h1'),
};

export const ruleNames = Object.keys(rules);

/** All violations on the current screen as `rule: element`. */
export function brokenRules(page: Page): Promise<readonly string[]> {
  const ruleEntries = Object.entries(rules).map(
    ([name, rule]) => `[${JSON.stringify(name)}, ${String(rule)}]`,
  );
  return page.evaluate<readonly string[]>(`(() => {
    const sight = (${String(lookAround)})();
    const textOf = (element) => element.outerHTML.replace(/\\s+/g, ' ').slice(0, 140);
    return [${ruleEntries.join()}].flatMap(([name, rule]) => rule(sight).map((element) => name + ': ' + textOf(element)));
  })()`);
}
