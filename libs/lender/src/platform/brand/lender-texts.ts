import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@clearloan/api-client/declare';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { escapeHtml } from '../context/escape-html';

/** A lender's own wording: by the English sentence of the app, in each language that differs. */
export type LenderTexts = Readonly<Record<string, Readonly<Partial<Record<Language, string | undefined>>>>>;

type Compiled = ReturnType<typeof compileMessage>;

/** By language and message id, as the app's catalogs have them. */
export function compiledTexts(texts: LenderTexts): Partial<Record<Language, Record<string, Compiled>>> {
  const compiled: Partial<Record<Language, Record<string, Compiled>>> = {};
  for (const [sentence, wordings] of Object.entries(texts))
    for (const [language, text] of Object.entries(wordings) as [Language, string | undefined][])
      if (text !== undefined) (compiled[language] ??= {})[generateMessageId(sentence)] = compileMessage(text);
  return compiled;
}

const placeholdersIn = (text: string) => text.match(/\{\w+|<\/?\d+/g) ?? [];

/** A sentence for each placeholder that the app cannot fill in. */
export const placeholdersAdded = (texts: LenderTexts): string[] =>
  Object.entries(texts).flatMap(([sentence, wordings]) => {
    const known: readonly string[] = placeholdersIn(sentence);
    return Object.values(wordings)
      .flatMap((text) => placeholdersIn(text ?? ''))
      .filter((placeholder) => !known.includes(placeholder))
      .map((placeholder) => `texts.${sentence} has nothing to fill in at ${placeholder}`);
  });

const filesIn = (folder: string, end: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

/**
 * @param shell the built app
 * @throws {Error} that names each sentence that the app does not have, or that its first pages already contain
 */
export function demandSentences(texts: LenderTexts, shell: string): void {
  const messages = filesIn(join(shell, 'assets', 'en'), '.js');
  const pages = filesIn(join(shell, 'pages'), '.en.html');
  const faults = Object.keys(texts).flatMap((sentence) => {
    if (!messages.includes(`"${generateMessageId(sentence)}":`))
      return [`The app has no sentence “${sentence}”.`];
    return pages.includes(`>${escapeHtml(sentence)}<`)
      ? [`“${sentence}” is on a page that is already built.`]
      : [];
  });
  if (faults.length > 0)
    throw new Error(['The texts of the brand file are invalid:', ...faults].join('\n  '));
}
