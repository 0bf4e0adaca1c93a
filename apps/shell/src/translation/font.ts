/** The element that Chrome and Edge put in place of a text they translate; no page of today has one by itself. */
export const font: string = 'font';
