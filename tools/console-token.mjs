import { randomBytes } from 'node:crypto';

/** What opens the console of the lenders that this process starts: the one that is set, or one for this run. */
export const consoleToken = process.env.CONSOLE_TOKEN || randomBytes(24).toString('base64url');
process.env.CONSOLE_TOKEN = consoleToken;

/** The header that opens it. */
export const asStaff = { Authorization: `Bearer ${consoleToken}` };

/** The link that opens it in a browser. */
export const consoleLink = (address) => `${address}/sandbox?token=${consoleToken}`;
