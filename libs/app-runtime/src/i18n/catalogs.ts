import { i18n, type Messages } from '@lingui/core';
import { catalogInPage } from './page-catalog';

export const languages = ['en', 'hi', 'id', 'zh'] as const;
export type Language = (typeof languages)[number];

/** English is the language the words are written in: every catalog has it. */
export const sourceLanguage = 'en' satisfies Language;

/** Gives one library's words in one language: `(language) => import(`./locales/${language}.po`)`. */
export type CatalogLoader = (language: Language) => Promise<{ messages: Messages }>;

/** The catalogs of this visit; of some only the part that the page brought, by its name. */
const loaded = new Map<CatalogLoader, string | undefined>();
let active: Language = sourceLanguage;

/** What each language was given. */
const given = { en: new WeakSet(), hi: new WeakSet(), id: new WeakSet(), zh: new WeakSet() } satisfies Record<
  Language,
  WeakSet<Messages>
>;

/**
 * Each catalog once. More words of the language that is spoken are added without a sound: each screen is drawn when its own
 * are there, and `load` would draw the whole page anew for the words of a screen that is only fetched ahead.
 */
function give(language: Language, messages: Messages): void {
  if (given[language].has(messages)) return;
  given[language].add(messages);
  if (i18n.locale === language) Object.assign(i18n.messages, messages);
  else i18n.load(language, messages);
}

/** A language that lacks (or cannot reach) its catalog is read in English: better than no page. */
async function catalogIn(language: Language, catalog: CatalogLoader, part?: string): Promise<Messages> {
  const there = part === undefined ? undefined : catalogInPage(language, part);
  if (there !== undefined) return there;
  try {
    return (await catalog(language)).messages;
  } catch (error) {
    if (language === sourceLanguage) throw error;
    return (await catalog(sourceLanguage)).messages;
  }
}

/**
 * Speaks a language: its words for everything loaded so far, then `<html lang>`. Later ones follow by `loadCatalog`.
 * Rejects when not even English can be fetched; then the language before stays.
 */
export async function activateLanguage(language: Language): Promise<void> {
  const before = active;
  active = language;
  const loading = [...loaded].map(async ([catalog, part]) => catalogIn(language, catalog, part));
  const catalogs = await Promise.all(loading).catch((error: unknown) => {
    if (active === language) active = before;
    throw error;
  });
  if (active !== language) return; // a newer choice has overtaken this one
  for (const messages of catalogs) give(language, messages);
  i18n.activate(language);
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/**
 * Loads a feature's words for the language now spoken; a later change of language brings them along.
 * Rejects when not even English can be fetched: the caller (`lazyScreen`) tries again.
 * @param part the name under which the page may bring them along, all or those of one screen
 */
export async function loadCatalog(catalog: CatalogLoader, part?: string): Promise<void> {
  const language = active;
  const messages = await catalogIn(language, catalog, part);
  if (part === undefined || !loaded.has(catalog)) loaded.set(catalog, part);
  if (active !== language) return loadCatalog(catalog, part);
  give(language, messages);
}

/** A catalog that every language loads from now on; for a library that is there before a language is activated. */
export function addCatalog(catalog: CatalogLoader, part: string): void {
  if (!loaded.has(catalog)) loaded.set(catalog, part);
}

/** Calls the listener when another language has been activated. */
export const onLanguageChange = (listener: () => void): (() => void) => i18n.on('change', listener);

/** The language now spoken (or being fetched). */
export const activeLanguage = (): Language => active;
