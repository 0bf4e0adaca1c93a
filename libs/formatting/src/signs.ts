/** The true minus: as wide as a plus, so that columns of figures line up. */
export const minus = '−';

/** Stands where an amount or a rate is not known; a missing figure is never shown as zero. */
export const noAmount = '–';

/** What a hidden character looks like. */
export const dot = '•';
