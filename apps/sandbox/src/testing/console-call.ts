/** What opens the console of every lender that a test starts. */
export const consoleToken = 'console-of-the-tests';

/** Asks the console of a lender at an address. @param path below `/sandbox` */
export const askConsole = (address: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${address}/sandbox${path}`, { headers: { ...asStaff, ...headers } });

/** Does something on the console. */
export const actOnConsole = (
  address: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) =>
  fetch(`${address}/sandbox${path}`, {
    method: 'POST',
    headers: { ...asStaff, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** The header that opens the console. */
export const asStaff = { Authorization: `Bearer ${consoleToken}` } as const;
