const type = 'OPEN_PATH';

/** Asks an open page for a screen of the app: the borrower tapped a notification. */
export const openPathOf = (path: string) => ({ type, path });

/** The path that a message asks for; `undefined` where it asks for something else. */
export const pathToOpen = (message: unknown): string | undefined =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === type &&
  'path' in message &&
  typeof message.path === 'string'
    ? message.path
    : undefined;
