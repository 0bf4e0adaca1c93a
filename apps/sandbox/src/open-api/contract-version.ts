/**
 * The version of the calls between the app and a lender, by the rules of semver: a new major version is what makes an older
 * lender or an older app fail, a minor one adds. A test compares the document with the last released one; a release asks for
 * the right number.
 */
export const contractVersion = '1.0.0';
