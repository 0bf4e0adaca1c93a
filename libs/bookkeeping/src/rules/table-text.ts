/** The largest table that is read; a year of many records is far below. */
export const mostBytes = 10 * 1024 * 1024;

/**
 * The words of a file, whatever wrote it: UTF-8 or UTF-16 by its mark, UTF-8 when that is what the bytes are, else the
 * old Western table of signs, in which every byte means something.
 */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
