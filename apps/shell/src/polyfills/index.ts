/**
 * Polyfills for the oldest supported browsers. Only those browsers fetch this chunk. `tools/browsers-check.mjs`, which checks
 * the built files, reports which modules are needed here.
 */
import 'core-js/modules/es.array.at';
import 'core-js/modules/es.array.find-last';
import 'core-js/modules/es.array.find-last-index';
import 'core-js/modules/es.array.to-reversed';
import 'core-js/modules/es.array.to-sorted';
import 'core-js/modules/es.array.to-spliced';
import 'core-js/modules/es.array.with';
import 'core-js/modules/es.object.has-own';
import 'core-js/modules/es.string.at-alternative';
import 'core-js/modules/es.typed-array.at';
import 'core-js/modules/web.url.can-parse';

/** The positions of version and variant among the 16 bytes (RFC 9562, section 5.4). */
const versionAt = 6;
const variantAt = 8;
/** Byte offsets that are preceded by a dash in the text form. */
const dashes = new Set([4, 6, 8, 10]);

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** A random UUID, version 4 (RFC 9562), for browsers without `crypto.randomUUID` and pages without TLS. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const fixed = [...bytes].map((byte, place) => {
    if (place === versionAt) return (byte & 0x0f) | 0x40;
    return place === variantAt ? (byte & 0x3f) | 0x80 : byte;
  });
  return fixed.map((byte, place) => (dashes.has(place) ? `-${hex(byte)}` : hex(byte))).join('');
}

if (!('randomUUID' in crypto)) Object.defineProperty(crypto, 'randomUUID', { value: randomUuid });
