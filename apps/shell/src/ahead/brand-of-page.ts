import { marketMoney, marketNames, type MarketMoney } from '@clearloan/formatting';
import { languages, type Language } from '@clearloan/ui';

interface Spoken {
  readonly prefix: string;
  readonly market: MarketMoney;
  readonly languages: readonly Language[];
}

/** Of the brand that a page brings, what a call and an amount need; `configuration.ts` reads all of it and says what is wrong with it. */
export function brandOfPage(): Spoken {
  const block = document.getElementById('brand')?.textContent;
  const brand: unknown = block ? JSON.parse(block) : {};
  const isRecord = typeof brand === 'object' && brand !== null;
  const prefix = isRecord && 'prefix' in brand ? brand.prefix : undefined;
  const named = isRecord && 'market' in brand ? brand.market : undefined;
  const offered =
    isRecord && 'languages' in brand && Array.isArray(brand.languages) ? brand.languages : languages;
  return {
    prefix: typeof prefix === 'string' ? prefix : '/api',
    market: marketMoney[marketNames.find((name) => name === named) ?? 'sample'],
    languages: offered.filter(isLanguage),
  };
}

const isLanguage = (given: unknown): given is Language => languages.some((language) => language === given);
