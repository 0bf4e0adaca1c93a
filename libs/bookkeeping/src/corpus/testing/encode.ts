/** UTF-16, little endian, with its mark. */
export const encodeWide = (text: string): Uint8Array =>
  Uint8Array.from(
    Array.from({ length: text.length }, (_unit, at) => text.charCodeAt(at)).reduce<number[]>(
      (bytes, unit) => [...bytes, unit & 0xff, unit >> 8],
      [0xff, 0xfe],
    ),
  );

let pairs: ReadonlyMap<string, readonly number[]> | undefined;

/** The two bytes of each common Chinese character in GB18030. */
function chinesePairs(): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder('gb18030');
  const found = new Map<string, readonly number[]>();
  for (let lead = 0xa1; lead <= 0xf7; lead++) {
    for (let trail = 0xa1; trail <= 0xfe; trail++) {
      found.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail]);
    }
  }
  return found;
}

/** GB18030 for a text with Chinese characters, Windows-1252 for a Western one, UTF-8 for what neither can write. */
export function encodeLegacy(text: string): Uint8Array {
  if (/\p{Script=Han}/u.test(text)) {
    pairs ??= chinesePairs();
    const known = pairs;
    const bytes = Array.from(text, (sign) => (sign < '\x80' ? [sign.charCodeAt(0)] : known.get(sign)));
    if (bytes.every((each) => each !== undefined)) return Uint8Array.from(bytes.flat());
  }
  const isWestern = Array.from(text).every((sign) => sign < '\u0100');
  return isWestern
    ? Uint8Array.from(Array.from(text, (sign) => sign.charCodeAt(0)))
    : new TextEncoder().encode(text);
}
