/** Where the version and the variant of RFC 9562, section 5.4, stand among the 16 bytes. */
const versionAt = 6;
const variantAt = 8;
/** Bytes before which a UUID's text has a dash. */
const dashes = new Set([4, 6, 8, 10]);

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

/** A random UUID, version 4 (RFC 9562), for browsers without `crypto.randomUUID`, and for pages without TLS. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const fixed = [...bytes].map((byte, place) => {
    if (place === versionAt) return (byte & 0x0f) | 0x40;
    return place === variantAt ? (byte & 0x3f) | 0x80 : byte;
  });
  return fixed.map((byte, place) => (dashes.has(place) ? `-${hex(byte)}` : hex(byte))).join('');
}

if (!('randomUUID' in crypto)) Object.defineProperty(crypto, 'randomUUID', { value: randomUuid });
