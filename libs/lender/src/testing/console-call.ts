/** The console token of every lender in tests. */
export const consoleToken = 'console-of-the-tests';

/** Sends a request to the console of a lender. @param path below `/sandbox` */
export const askConsole = (address: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${address}/sandbox${path}`, { headers: { ...asStaff, ...headers } });

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

/** The header that grants access to the console. */
export const asStaff = { Authorization: `Bearer ${consoleToken}` } as const;
