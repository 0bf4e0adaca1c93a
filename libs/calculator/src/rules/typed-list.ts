/** A list of typed texts in an address: fields part by `:`, entries by `~`, so no text keeps either. */
const longestText = 24;
export const mostEntries = 12;

const clean = (text: string): string => text.replace(/[:~]/g, '').slice(0, longestText);

/** `undefined` where there is nothing to say. */
export function listToAddress(entries: readonly (readonly string[])[]): string | undefined {
  const texts = entries.slice(0, mostEntries).map((fields) => fields.map(clean).join(':'));
  return texts.every((text) => text.replaceAll(':', '') === '') ? undefined : texts.join('~');
}

export const listFromAddress = (text: string | null): string[][] =>
  text
    ? text
        .split('~')
        .slice(0, mostEntries)
        .map((entry) => entry.split(':').map(clean))
    : [];

/** One typed text of an address. */
export const textToAddress = (typed: string): string | undefined =>
  typed === '' ? undefined : typed.slice(0, longestText);
export const textFromAddress = (text: string | null): string => text?.slice(0, longestText) ?? '';
