import { useLingui } from '@lingui/react';
import { languages, sourceLanguage, type Language } from './catalogs';

/** The current language, which is also the locale of dates and numbers. */
export function useLanguage(): Language {
  const { i18n } = useLingui();
  return languages.find((language) => language === i18n.locale) ?? sourceLanguage;
}
