import { i18n, type Messages } from '@lingui/core';
import { array, custom, object, parse, string, type InferOutput } from 'valibot';

export const languages = ['en', 'hi', 'id', 'zh'] as const;
export type Language = (typeof languages)[number];

/** The source language of all messages: every catalog has it. */
export const sourceLanguage = 'en' satisfies Language;

/** Loads one library's messages in one language: `(language) => import(`./locales/${language}.po`)`. */
export type CatalogLoader = (language: Language) => Promise<{ messages: Messages }>;

/** The catalogs loaded in this visit, with the part name if the page embedded only a part. */
const loaded = new Map<CatalogLoader, string | undefined>();
/** The language that was chosen last, and the last one whose messages are shown. */
let active: Language = sourceLanguage;
let shown: Language = sourceLanguage;

/** The messages already added per language. */
const addedMessages = {
  en: new WeakSet(),
  hi: new WeakSet(),
  id: new WeakSet(),
  zh: new WeakSet(),
} satisfies Record<Language, WeakSet<Messages>>;

let lenderTexts: LenderTexts = {};

/** The lender's own wording of some messages, by language and message id. */
export type LenderTexts = Readonly<Partial<Record<Language, Messages>>>;

/** Replaces these messages in every catalog that is added from now on. */
export function setLenderTexts(texts: LenderTexts): void {
  lenderTexts = texts;
}

/**
 * Adds each catalog once. Messages of the active language are added silently: each screen renders once its own are
 * loaded, and `i18n.load` would re-render the whole page for the messages of a screen that is only prefetched.
 */
function addMessages(language: Language, messages: Messages): void {
  if (addedMessages[language].has(messages)) return;
  addedMessages[language].add(messages);
  const all = { ...messages, ...lenderTexts[language] };
  if (i18n.locale === language) Object.assign(i18n.messages, all);
  else i18n.load(language, all);
}

/** A language whose catalog is missing or unreachable falls back to English: better than no page. */
async function catalogIn(language: Language, catalog: CatalogLoader, part?: string): Promise<Messages> {
  const there = part === undefined ? undefined : catalogInPage(language, part);
  if (there !== undefined) return there;
  const { messages } = await catalog(language).catch((error: unknown) => {
    if (language === sourceLanguage) throw error;
    return catalog(sourceLanguage);
  });
  return messages;
}

/**
 * Activates a language: loads its messages for all catalogs so far, then sets `<html lang>`. Later catalogs follow
 * through `loadCatalog`. Rejects when even English cannot be fetched; the previous language then stays active.
 */
export async function activateLanguage(language: Language): Promise<void> {
  active = language;
  const loading = [...loaded].map(async ([catalog, part]) => catalogIn(language, catalog, part));
  const catalogs = await Promise.all(loading).catch((error: unknown) => {
    if (active === language) active = shown;
    throw error;
  });
  if (active !== language) return; // a newer choice has replaced this one
  for (const messages of catalogs) addMessages(language, messages);
  shown = language;
  i18n.activate(language);
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/**
 * Loads a feature's messages in the active language; a later change of language includes them. Rejects when even
 * English cannot be fetched: the caller (`lazyScreen`) retries.
 * @param part the name under which the page may embed them, all or those of one screen
 */
export async function loadCatalog(catalog: CatalogLoader, part?: string): Promise<void> {
  const language = active;
  const messages = await catalogIn(language, catalog, part);
  if (part === undefined || !loaded.has(catalog)) loaded.set(catalog, part);
  if (active !== language) return loadCatalog(catalog, part);
  addMessages(language, messages);
}

/**
 * Registers a catalog that every language loads from now on; for a library that is loaded before a language is
 * activated.
 */
export function addCatalog(catalog: CatalogLoader, part: string): void {
  if (!loaded.has(catalog)) loaded.set(catalog, part);
}

/** Calls the listener when another language has been activated. */
export const onLanguageChange = (listener: () => void): (() => void) => i18n.on('change', listener);

/** The active language, or the one being loaded. */
export const activeLanguage = (): Language => active;

/** A message in a catalog: a text, or its parts. */
const isSentence = (value: unknown): boolean => typeof value === 'string' || Array.isArray(value);

/** Validated in one pass: a schema would copy several hundred messages and stay compiled. */
const isCatalog = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every(isSentence);

/** What the build embeds in a prerendered page: `parts` names whose messages they are. */
const pageCatalog = object({
  language: string(),
  parts: array(string()),
  messages: custom<Messages>(isCatalog),
});

let read: { readonly label: InferOutput<typeof pageCatalog> | undefined } | undefined;

function catalogOfPage(): InferOutput<typeof pageCatalog> | undefined {
  if (read === undefined) {
    const block = typeof document === 'undefined' ? null : document.getElementById('words');
    read = { label: block === null ? undefined : parse(pageCatalog, JSON.parse(block.textContent)) };
    // The text is no longer needed.
    block?.remove();
  }
  return read.label;
}

/**
 * The messages embedded in the page, so that its first screen waits for no catalog; `undefined` when this part is not
 * among them.
 */
function catalogInPage(language: string, part: string): Messages | undefined {
  const label = catalogOfPage();
  return label?.language === language && label.parts.includes(part) ? label.messages : undefined;
}
