import { escapeHtml } from './escape-html';

/** Markup that is safe to insert into a page. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | Html | readonly Html[];

/** ``html`<p>${name}</p>` ``: interpolated values are escaped, except other ``html`` values. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = strings.reduce((soFar, piece, index) => {
    const part = parts[index - 1];
    return soFar + (part === undefined ? '' : markupOf(part)) + piece;
  });
  return { markup };
}

function markupOf(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

/** The number of printed pages, so that a borrower knows the length. */
export function pagesOf(markup: string): number {
  const signsOnPage = 1_800;
  return Math.max(1, Math.ceil(markup.replace(/<[^<>]*>/g, '').length / signsOnPage));
}
