const lineOctets = 75;
const encoder = new TextEncoder();

/** A text as a property holds it (RFC 5545, 3.3.11). */
export const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** The lines of an iCalendar file as they are sent: each ended by CR LF and folded at 75 octets (RFC 5545, 3.1). */
export const calendarText = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');

/** Between signs, never inside of one: a line goes on behind a break and one space. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const sign of line) {
    const length = encoder.encode(sign).length;
    const isFull = octets + length > lineOctets;
    text += isFull ? `\r\n ${sign}` : sign;
    octets = isFull ? length + 1 : octets + length;
  }
  return text;
}
