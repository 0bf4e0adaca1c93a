/** The true minus sign: as wide as a plus, so that columns of figures align. */
export const minus = '−';

/** Shown for an unknown amount or rate; a missing figure is never shown as zero. */
export const noAmount = '–';

/** The symbol of a hidden character. */
export const dot = '•';
