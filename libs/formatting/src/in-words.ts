/** Spoken amounts: a separate entry point, so that only screens with speech load the words. */
export { amountInWords } from './amount-in-words';
export type { SpokenLanguage } from './amount-in-words';
