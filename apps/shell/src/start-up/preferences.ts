import { safeStorage } from '@clearloan/api-client';
import { sourceLanguage, type Language } from '@clearloan/ui';
import { configuration } from '../configuration';

const storage = safeStorage(() => window.localStorage);
const { languages } = configuration.brand;

/** The language chosen in the app, else the phone's first language that the app offers, else the brand's first. */
export function preferredLanguage(): Language {
  const wanted = [storage.get('clearloan.language'), ...navigator.languages.map((tag) => tag.split('-')[0])];
  const offered = wanted.map((tag) => languages.find((language) => language === tag)).find(Boolean);
  return offered ?? languages[0] ?? sourceLanguage;
}
