/**
 * Length limits for text in a single line at 360 px: tabs, stamps, buttons. The places are read from the sources, so a new
 * button is limited without a list to maintain.
 */
import { plainText } from './words-style.mjs';

/** The maximum width of a place in columns; a Han character counts as two and a combining mark as none. */
export const limits = {
  tab: 12,
  'page tab': 14,
  stamp: 26,
  button: 36,
};

const inside = (names) =>
  new RegExp(
    `<(${names})\\b(?:[^>]|=>)*>\\s*(?:<\\w+Icon />\\s*)?<Trans(?: context="([^"]*)")?>([^<]+)</Trans>\\s*</\\1>`,
    'g',
  );

/** The pattern that finds a place in a source file; the last two groups are the context and the text. */
const places = {
  tab: /label: (t)`()([^`$]+)`, icon: \w+, chosenIcon/g,
  'page tab': /value: '\w+', label: <(Trans)(?: context="([^"]*)")?>([^<]+)<\/Trans>/g,
  stamp: inside('Stamp'),
  button: inside('Button|ButtonLink|PrimaryAction|CodeAction|ActionLink'),
};

const normal = (text) => text.replace(/\s+/g, ' ').trim();

/** @returns {{ place: string, context: string | undefined, message: string }[]} the texts of one source file by place */
export const placesIn = (source) =>
  Object.entries(places).flatMap(([place, pattern]) =>
    [...source.matchAll(pattern)].map(([, , context, message]) => ({
      place,
      context: context || undefined,
      message: normal(message),
    })),
  );

/** Columns of a text; an amount in it counts as ten. */
export function widthOf(message) {
  const text = plainText(message.replace(/\{\w+\}/g, '1,234.50 0'));
  return [...text.replace(/\p{M}/gu, '')].reduce(
    (sum, sign) => sum + (/[\p{Script=Han}，。：；？！（）“”]/u.test(sign) ? 2 : 1),
    0,
  );
}

/** @returns {string[]} texts that do not fit their place, each with both figures */
export function limitFault(place, translation) {
  const width = widthOf(translation);
  return width <= limits[place]
    ? []
    : [`“${translation}” is ${width} columns wide, but a ${place} has ${limits[place]}: shorten it`];
}
