import type { Messages } from '@lingui/core';
import { array, custom, object, parse, record, string, type InferOutput } from 'valibot';

/** A sentence as a catalog has it: a text, or its pieces. */
const sentence = custom<Messages[string]>((given) => typeof given === 'string' || Array.isArray(given));

/** What the build writes into a page that it draws: `parts` says whose words they are. */
const pageWords = object({
  language: string(),
  parts: array(string()),
  messages: record(string(), sentence),
});

let read: { readonly words: InferOutput<typeof pageWords> | undefined } | undefined;

function wordsOfPage(): InferOutput<typeof pageWords> | undefined {
  if (read === undefined) {
    const block = document.getElementById('words')?.textContent ?? undefined;
    read = { words: block === undefined ? undefined : parse(pageWords, JSON.parse(block)) };
  }
  return read.words;
}

/** The words that came with the page, so that its first screen waits for no catalog; `undefined` when this part is not among them. */
export function wordsInPage(language: string, part: string): Messages | undefined {
  const words = wordsOfPage();
  return words?.language === language && words.parts.includes(part) ? words.messages : undefined;
}
