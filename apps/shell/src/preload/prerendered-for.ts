import type { Language } from '@clearloan/app-runtime';

/** The audience of a prerendered screen. */
export interface Prerendered {
  readonly path: string;
  readonly language: Language;
  readonly isLoggedIn: boolean;
}

/** The value of `data-prerendered` on the app element and on its templates. */
export const prerenderedFor = ({ path, language, isLoggedIn }: Prerendered): string =>
  [path, language, isLoggedIn ? 'borrower' : 'visitor'].join(' ');
