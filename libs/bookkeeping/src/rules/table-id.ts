/** A UUID of version 8 marks a record that came from a table: its id is all that is kept of the line. */
const ofTable = '8';

/** Whether a record came from a table that has an identity for each of its lines. */
export const isFromTable = (recordId: string): boolean =>
  recordId.charAt(14) === ofTable && recordId.length === 36;

/** Odd multipliers, one for each 32 bits. */
const multipliers = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f];

/**
 * The same UUID for the same text, on every device. It tells lines apart; it protects nothing.
 * @param version another one for what is from no table
 */
export function idOf(text: string, version = ofTable): string {
  const hex = multipliers
    .map((multiplier) => hashOf(text, multiplier).toString(16).padStart(8, '0'))
    .join('');
  const variant = ((parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    ...[hex.slice(0, 8), hex.slice(8, 12), version + hex.slice(13, 16)],
    ...[variant + hex.slice(17, 20), hex.slice(20)],
  ].join('-');
}

function hashOf(text: string, multiplier: number): number {
  let hash = multiplier ^ text.length;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), multiplier);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
