/**
 * The version of the API between the app and a lender, by semver: a major version breaks an older lender or app, a minor one
 * adds. A test compares the document with the last released one; a release requires the right number.
 */
export const contractVersion = '1.0.0';
