import { marketMoney, marketNames, type MarketMoney } from '@clearloan/formatting';
import { isRecord, languages, type Language } from '@clearloan/app-runtime';

interface Spoken {
  readonly prefix: string;
  readonly market: MarketMoney;
  readonly languages: readonly Language[];
}

/** The part of the page's brand that requests and amounts need. `configuration.ts` validates all of it and reports errors. */
export function brandOfPage(): Spoken {
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
