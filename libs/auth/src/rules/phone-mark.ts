/** Out of about a million: too few to tell a number from thousands of others, enough to tell two borrowers apart. */
const marks = 2 ** 20;

/** A mark of a phone number that cannot be turned back into it. */
export function phoneMark(phone: string): string {
  let mark = 0;
  for (const character of phone) mark = (mark * 31 + (character.codePointAt(0) ?? 0)) % 2_147_483_647;
  return String((Math.imul(mark, 2_654_435_761) >>> 0) & (marks - 1));
}
