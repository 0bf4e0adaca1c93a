import type { Page } from '@playwright/test';

/**
 * Translates all pages from now on as Chrome and Edge do: two `font` elements replace every text, at once and whenever the page
 * changes, except where `translate="no"` prevents it. The words stay the same, so that a page reads as without a translation.
 */
export const translatePages = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const untranslated = 'font, [translate="no"], script, style, noscript, textarea, title';
    const font = (content: Node | string) => {
      const element = document.createElement('font' as string);
      element.append(content);
      return element;
    };
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        if (node instanceof Text && node.data.trim() !== '' && !node.parentElement?.closest(untranslated))
          texts.push(node);
      for (const text of texts) text.replaceWith(font(font(text.data)));
    };
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver(translate).observe(document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      translate();
    });
  });

/** What a borrower acts on. */
export interface Shown {
  readonly amounts: readonly string[];
  readonly buttons: readonly string[];
  readonly statuses: readonly string[];
}

const shownNow = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const saidBy = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility())
        // Times and codes differ between borrowers.
        .map((element) =>
          element.innerText
            .replace(/\s+/g, ' ')
            .replace(/\d\d:\d\d/g, 'time')
            .trim(),
        )
        .filter((said) => said !== '');
    return {
      amounts: document.body.innerText.match(/[¥₹]\s?[\d.,]*\d|\d+(?:[.,]\d+)?\s?%/g) ?? [],
      buttons: saidBy('button, a, [role="radio"], label'),
      statuses: saidBy('h1, h2, .cl-stamp, .cl-seal, [role="status"], [role="alert"], output'),
    };
  });

/** The same, once the page is loaded and stable, and no part of it waits for the lender. */
export async function whatIsShown(page: Page): Promise<Shown> {
  let last = '';
  for (;;) {
    const shown = await shownNow(page);
    const text = JSON.stringify(shown);
    const isBusy =
      text.includes('"Loading"') || (await page.locator('[aria-busy=true]:not(button)').count()) > 0;
    if (text === last && !isBusy) return shown;
    last = text;
    await page.waitForTimeout(250);
  }
}
