import type { Messages } from '@lingui/core';
import { array, custom, object, parse, string, type InferOutput } from 'valibot';

/** A message in a catalog: a text, or its parts. */
const isSentence = (given: unknown): boolean => typeof given === 'string' || Array.isArray(given);

/** Validated in one pass: a schema would copy several hundred messages and stay compiled. */
const isCatalog = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && Object.values(given).every(isSentence);

/** What the build embeds in a prerendered page: `parts` names whose messages they are. */
const pageCatalog = object({
  language: string(),
  parts: array(string()),
  messages: custom<Messages>(isCatalog),
});

let read: { readonly label: InferOutput<typeof pageCatalog> | undefined } | undefined;

function catalogOfPage(): InferOutput<typeof pageCatalog> | undefined {
  if (read === undefined) {
    const block = typeof document === 'undefined' ? null : document.getElementById('words');
    read = { label: block === null ? undefined : parse(pageCatalog, JSON.parse(block.textContent)) };
    // The text is no longer needed.
    block?.remove();
  }
  return read.label;
}

/**
 * The messages embedded in the page, so that its first screen waits for no catalog; `undefined` when this part is not
 * among them.
 */
export function catalogInPage(language: string, part: string): Messages | undefined {
  const label = catalogOfPage();
  return label?.language === language && label.parts.includes(part) ? label.messages : undefined;
}
