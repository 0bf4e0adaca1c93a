import type { ReactNode } from 'react';
import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { languages, sourceLanguage, type Language } from './catalogs';

/** Provides translations to the screens, and re-renders them when the language changes. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

/** The current language, which is also the locale of dates and numbers. */
export function useLanguage(): Language {
  const { i18n } = useLingui();
  return languages.find((language) => language === i18n.locale) ?? sourceLanguage;
}
