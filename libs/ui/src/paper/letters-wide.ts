/** The width of an amount in sizes of its letters, by the widest bold digits of a phone's font. */
export const lettersWide = (text: string): number =>
  text.length * 0.62 - (text.match(/[.,'’\s]/g)?.length ?? 0) * 0.32;

/** How large the currency and the decimals of a figure are beside its digits; as in the style sheet. */
const smallPart = 0.62;

/** The same of a figure, whose currency and decimals are drawn smaller. */
export const lettersOfFigure = (digits: string, small: string): number =>
  lettersWide(digits) + smallPart * lettersWide(small);
