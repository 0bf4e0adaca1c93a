/**
 * How long words may be where the layout gives them one line at 360 px: tabs, stamps, buttons. The places are read from the
 * sources, so that a new button is limited without a list to keep.
 */
import { plainText } from './words-level.mjs';

/** The widest text of a place in columns, a Han character counting as two and a mark on a letter as none. */
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

/** What finds a place in a source file; the last two groups are the context and the words. */
const places = {
  tab: /label: (t)`()([^`$]+)`, icon: \w+, chosenIcon/g,
  'page tab': /value: '\w+', label: <(Trans)(?: context="([^"]*)")?>([^<]+)<\/Trans>/g,
  stamp: inside('Stamp'),
  button: inside('Button|ButtonLink|PrimaryAction|ActionLink'),
};

const normal = (text) => text.replace(/\s+/g, ' ').trim();

/** @returns {{ place: string, context: string | undefined, message: string }[]} the words of one source file by their place */
export const placesIn = (source) =>
  Object.entries(places).flatMap(([place, pattern]) =>
    [...source.matchAll(pattern)].map(([, , context, message]) => ({
      place,
      context: context || undefined,
      message: normal(message),
    })),
  );

/** Columns of a text; an amount in it stands for ten. */
export function widthOf(message) {
  const text = plainText(message.replace(/\{\w+\}/g, '1,234.50 0'));
  return [...text.replace(/\p{M}/gu, '')].reduce(
    (sum, sign) => sum + (/[\p{Script=Han}，。：；？！（）“”]/u.test(sign) ? 2 : 1),
    0,
  );
}

/** @returns {string[]} what does not fit its place, each with both figures */
export function limitFault(place, translation) {
  const width = widthOf(translation);
  return width <= limits[place]
    ? []
    : [`“${translation}” is ${width} columns wide, but a ${place} has ${limits[place]}: shorten it`];
}
