/** Amounts as they are said aloud: a door of its own, so that only screens that speak fetch the words. */
export { amountInWords } from './amount-in-words';
export type { SpokenLanguage } from './amount-in-words';
