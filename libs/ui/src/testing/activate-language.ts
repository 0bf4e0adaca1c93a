import { activateLanguage as activate, addCatalog, type Language } from '@clearloan/app-runtime';
import { uiCatalog } from '../catalog';

/** For tests: activates a language with the messages of the components. */
export async function activateLanguage(language: Language): Promise<void> {
  addCatalog(uiCatalog, 'ui');
  await activate(language);
}
