/**
 * The version of the calls between the app and a lender, by the rules of semver: the last number for words of the document,
 * the middle one for what a lender may add, the first one for what makes an older lender or an older app fail. A test compares
 * the document with the last released one and asks for the right number.
 */
export const contractVersion = '1.0.0';
