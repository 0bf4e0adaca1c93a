/** Signs that need more than one byte where a browser keeps them. */
const wide = /[^\0-\xff]/g;
/** A file with more of them than one in so many signs holds the words of a language, which are shorter as they are. */
const rare = 200;
/** How much longer `\u2026` is than the sign. */
const longer = 5;

/**
 * A browser keeps the text of a script for as long as the page lives: one byte for each sign, or two for all of them as soon
 * as one needs two. So the few in a file of code are written as escapes, and the first file of a visit takes half the memory.
 */
export const narrowScripts = () => ({
  name: 'clearloan-narrow-scripts',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !isNearlyNarrow(chunk.code)) continue;
        if (chunk.map) chunk.map = { ...chunk.map, mappings: moved(chunk.map.mappings, chunk.code) };
        chunk.code = escaped(chunk.code);
      }
    },
  },
});

function isNearlyNarrow(code) {
  const found = code.match(wide)?.length ?? 0;
  // After a backslash an escape would be read as something else.
  return found > 0 && found * rare < code.length && !/\\[^\0-\xff]/.test(code);
}

export const escaped = (code) =>
  code.replace(wide, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The mappings of a source map with each column as far to the right as the escapes before it are longer. */
export function moved(mappings, code) {
  const lines = code.split('\n');
  return mappings
    .split(';')
    .map((line, at) =>
      movedLine(
        line,
        [...(lines[at] ?? '').matchAll(wide)].map(({ index }) => index),
      ),
    )
    .join(';');
}

/** Each segment begins with how far its column is from the one before. */
function movedLine(line, places) {
  if (line === '' || places.length === 0) return line;
  let [column, before, passed] = [0, 0, 0];
  const segments = line.split(',').map((segment) => {
    const { value, rest } = firstNumber(segment);
    column += value;
    while (passed < places.length && places[passed] < column) passed += 1;
    const now = column + passed * longer;
    const written = numberText(now - before) + rest;
    before = now;
    return written;
  });
  return segments.join(',');
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The first number of a segment: five bits a digit, the sixth says that more follow; the lowest bit of all is the sign. */
function firstNumber(segment) {
  let [bits, at] = [0, 0];
  for (let isMore = true; isMore; at += 1) {
    const digit = digits.indexOf(segment[at]);
    bits += (digit & 31) * 32 ** at;
    isMore = digit > 31;
  }
  return { value: bits % 2 === 1 ? -(bits - 1) / 2 : bits / 2, rest: segment.slice(at) };
}

function numberText(value) {
  let bits = value < 0 ? -value * 2 + 1 : value * 2;
  let text = '';
  do {
    const digit = bits % 32;
    bits = Math.floor(bits / 32);
    text += digits[bits > 0 ? digit + 32 : digit];
  } while (bits > 0);
  return text;
}
