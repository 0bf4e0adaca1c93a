/** Replaces bytes that are not a valid character. */
export const brokenSign = '\uFFFD';

/**
 * Decodes a file by its bytes: UTF-8 or UTF-16 by the byte order mark, UTF-16 without one by its zero bytes, UTF-8 if
 * the bytes are valid. Otherwise UTF-8 with invalid bytes, GB18030 (saved by Chinese spreadsheets) or Windows-1252.
 * Invalid bytes become `brokenSign`; all others keep their meaning.
 * @param bytes the whole file
 */
export function textOf(bytes: Uint8Array): string {
  const marked = markOf(bytes) ?? wideOf(bytes);
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes);
  const utf8 = decodeStrictly('utf-8', bytes);
  if (utf8 !== undefined) return utf8;
  const { pairs, lone, broken, whole } = countHighBytes(bytes);
  if (whole > broken) return new TextDecoder('utf-8').decode(bytes);
  const chinese = pairs > lone ? decodeStrictly('gb18030', bytes) : undefined;
  return chinese ?? new TextDecoder('windows-1252').decode(bytes);
}

function decodeStrictly(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function markOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Separators, digits and line ends of UTF-16 have a zero byte beside them; text in the other encodings has none. */
function wideOf(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < start.length / 16) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/**
 * Statistics of the bytes above ASCII. `whole` and `broken`: valid UTF-8 characters, and invalid bytes. `pairs` and
 * `lone`: runs of even length in the range of common Chinese characters, and all other runs. Accented Western letters
 * occur alone, Chinese characters in pairs.
 */
function countHighBytes(bytes: Uint8Array): { pairs: number; lone: number; whole: number; broken: number } {
  const counts = { pairs: 0, lone: 0, whole: 0, broken: 0 };
  const utf8 = new TextDecoder('utf-8');
  for (let at = 0; at < bytes.length;) {
    let end = at;
    while ((bytes[end] ?? 0) >= 0x80) end++;
    if (end > at) {
      const run = bytes.subarray(at, end);
      const isPaired = run.length % 2 === 0 && run.every((byte) => byte >= 0xa1);
      counts[isPaired ? 'pairs' : 'lone'] += 1;
      // Only the runs are decoded: a file of ten megabytes has few that are not valid.
      const letters = Array.from(utf8.decode(run));
      const broken = letters.filter((letter) => letter === brokenSign).length;
      counts.broken += broken;
      counts.whole += letters.length - broken;
    }
    at = Math.max(end, at + 1);
  }
  return counts;
}
