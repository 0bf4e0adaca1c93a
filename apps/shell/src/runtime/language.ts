import { deviceStore } from '@clearloan/api-client';
import { sourceLanguage, type Language, type CatalogLoader } from '@clearloan/app-runtime';

/** The language chosen in the app, else the device's first supported language, else the app's first. */
export function chosenLanguage(offered: readonly Language[]): Language {
  const preferred = [
    deviceStore.get('clearloan.language'),
    ...navigator.languages.map((tag) => tag.split('-')[0]),
  ];
  const found = preferred.map((tag) => offered.find((language) => language === tag)).find(Boolean);
  return found ?? offered[0] ?? sourceLanguage;
}

/** The shell's own messages: tabs, request failures, the not-found page. */
export const catalog: CatalogLoader = (language) => import(`../locales/${language}.po`);
