import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const otherLanguages = { Hindi: 'hi', Indonesian: 'id', Chinese: 'zh' } as const;
export type Spoken = 'en' | (typeof otherLanguages)[keyof typeof otherLanguages];

const catalogs = join(import.meta.dirname, '../../../../libs/ui/src/locales');

/** A text of the design system in a language. @throws Error if its catalog does not contain it */
export function wordIn(language: Spoken, sentence: string): string {
  const lines = readFileSync(join(catalogs, `${language}.po`), 'utf8').split('\n');
  const [, word] = /^msgstr "(.+)"$/.exec(lines[lines.indexOf(`msgid "${sentence}"`) + 1] ?? '') ?? [];
  if (word === undefined) throw new Error(`The catalog ${language}.po has no text for: ${sentence}`);
  return word;
}
