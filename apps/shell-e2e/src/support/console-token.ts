/** What opens the console of the lenders that journeys run against. */
export const consoleToken = 'console-of-the-journeys';

/** The header that opens it. */
export const asStaff = { Authorization: `Bearer ${consoleToken}` } as const;
