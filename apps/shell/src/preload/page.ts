import { marketMoney, marketNames, type MarketMoney } from '@clearloan/formatting';
import { isRecord, languages, type Language } from '@clearloan/app-runtime';
import type { PreloadPlace } from './preload-requests';
import { preloadTable } from './preload-table';

interface PageBrand {
  readonly prefix: string;
  readonly market: MarketMoney;
  readonly languages: readonly Language[];
}

/** The part of the page's brand that requests and amounts need. `configuration.ts` validates all of it and reports errors. */
export function brandOfPage(): PageBrand {
  const block = document.getElementById('brand')?.textContent;
  const given: unknown = JSON.parse(block || '{}');
  const { prefix, market, languages: offered } = isRecord(given) ? given : {};
  return {
    prefix: typeof prefix === 'string' ? prefix : '/api',
    market: marketMoney[marketNames.find((name) => name === market) ?? 'sample'],
    languages: Array.isArray(offered) ? offered.filter(isLanguage) : languages,
  };
}

const isLanguage = (given: unknown): given is Language => languages.some((language) => language === given);

const segmentsOf = (path: string) => path.replace(/(^|[^/])\/+$/, '$1').split('/');

/**
 * The screen at a path without query, matched against the preload table, because the router loads later. A test compares the
 * two.
 */
export function placeOf(path: string): PreloadPlace | undefined {
  for (const { pattern } of preloadTable) {
    const params = paramsIn(segmentsOf(path), segmentsOf(pattern));
    if (params !== undefined) return { pattern, params, query: '' };
  }
  return undefined;
}

/**
 * The parameters of a matching path, ignoring case like the router; otherwise `undefined`. @throws URIError for an incomplete
 * escape (`%E0%A4`)
 */
function paramsIn(
  given: readonly string[],
  wanted: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const params: Record<string, string> = {};
  const isMatch = wanted.every((name, at) => {
    const segment = given[at] ?? '';
    if (!name.startsWith(':')) return segment.toLowerCase() === name.toLowerCase();
    params[name.slice(1)] = decodeURIComponent(segment);
    return segment !== '';
  });
  return isMatch && given.length === wanted.length ? params : undefined;
}

/**
 * A page that is prerendered for a borrower contains the visitor's version in a template. Shows the one that matches. The
 * borrower's version is the default because it is a skeleton: until this runs, no logged-in user must see "Log in".
 */
export function showPrerenderedFor(visitor: 'borrower' | 'visitor'): void {
  const place = document.getElementById('app');
  const template = document.querySelector<HTMLTemplateElement>(`template[data-prerendered$=" ${visitor}"]`);
  if (place === null || template === null) return;
  place.replaceChildren(template.content);
  place.dataset['prerendered'] = template.dataset['prerendered'];
}
