import { activateLanguage as activate, addCatalog, type Language } from '@clearloan/app-runtime';
import { uiCatalog } from '../catalog';

/** For tests: a language with the texts of the parts. */
export async function activateLanguage(language: Language): Promise<void> {
  addCatalog(uiCatalog, 'ui');
  await activate(language);
}
