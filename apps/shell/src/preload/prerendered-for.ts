import type { Language } from '@clearloan/app-runtime';

/** For whom a screen is prerendered. */
export interface Prerendered {
  readonly path: string;
  readonly language: Language;
  readonly isLoggedIn: boolean;
}

/** As the page has it in `data-prerendered`, on the place of the app and on templates for it. */
export const prerenderedFor = ({ path, language, isLoggedIn }: Prerendered): string =>
  [path, language, isLoggedIn ? 'borrower' : 'visitor'].join(' ');
