/** The console token of the lenders in journeys. */
export const consoleToken = 'console-of-the-journeys';

/** The header that grants access to the console. */
export const asStaff = { Authorization: `Bearer ${consoleToken}` } as const;
