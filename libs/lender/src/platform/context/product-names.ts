import { msg } from '@lingui/core/macro';
import { setupI18n, type I18n, type MessageDescriptor } from '@lingui/core';
import { languages, type Language } from '@clearloan/api-client/declare';
import { messages as english } from '../../locales/en.po';
import { messages as hindi } from '../../locales/hi.po';
import { messages as indonesian } from '../../locales/id.po';
import { messages as chinese } from '../../locales/zh.po';

/** The names of the sample products, translated for borrowers. */
const names: Readonly<Record<string, Message>> = {
  'Everyday loan': msg`Everyday loan`,
  'Quick top-up': msg`Quick top-up`,
  'School fees loan': msg`School fees loan`,
  'Salary bridge': msg`Salary bridge`,
  'Shop stock loan': msg`Shop stock loan`,
  'Phone loan': msg`Phone loan`,
};

/** @returns the product's name in the borrower's language; an unknown name stays unchanged. */
export function translateProductName(name: string, t: Translate): string {
  const known = names[name];
  return known === undefined ? name : t(known);
}

/** A translatable message, made with Lingui's `msg`. */
export type Message = MessageDescriptor;

/** Translates a message into the borrower's language. */
export type Translate = (sentence: Message) => string;

const catalogs = { en: english, hi: hindi, id: indonesian, zh: chinese };

const translators = new Map<Language, I18n>(
  languages.map((language) => [
    language,
    setupI18n({ locale: language, messages: { [language]: catalogs[language] } }),
  ]),
);

/** Creates the translator for a language. */
export function createTranslator(language: Language): Translate {
  const i18n = translators.get(language);
  return (sentence) => i18n?._(sentence) ?? sentence.message ?? '';
}

/** The language requested in the query; English if it is not supported. */
export const languageFrom = (wanted: unknown): Language => languages.find((each) => each === wanted) ?? 'en';
