import { safeStorage } from '@clearloan/api-client';
import { languages, sourceLanguage, type Language } from '@clearloan/ui';

const storage = safeStorage(() => window.localStorage);

/** The language chosen in the app, else the phone's first language that the app speaks. */
export function preferredLanguage(): Language {
  const wanted = [storage.get('clearloan.language'), ...navigator.languages.map((tag) => tag.split('-')[0])];
  return wanted.map((tag) => languages.find((language) => language === tag)).find(Boolean) ?? sourceLanguage;
}
