import { randomBytes } from 'node:crypto';

/** The console token of the lenders that this process starts: the configured one, or a random one for this run. */
export const consoleToken = process.env.CONSOLE_TOKEN || randomBytes(24).toString('base64url');
process.env.CONSOLE_TOKEN = consoleToken;

/** The header with the token. */
export const asStaff = { Authorization: `Bearer ${consoleToken}` };

/** The link that opens the console in a browser. */
export const consoleLink = (address) => `${address}/sandbox?token=${consoleToken}`;
