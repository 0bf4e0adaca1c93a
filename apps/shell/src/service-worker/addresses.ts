/** The server answers for these itself, always: no call and no money passes through the worker. */
const serverPaths = /^\/(?:api|sandbox|livez|readyz|healthz|docs|csp-reports|index\.html)(?:\/|$)/;
/** Files that tell what the server has now. */
const freshFiles = /^\/(?:version\.json|sw\.js|script-inventory\.json)$/;
/** A path of a file, as the server reads it: no screen has one. */
const file = /\.\w+$/;

/** May the worker answer for this path with a file of the app? */
export const isAppFile = (path: string): boolean => !serverPaths.test(path) && !freshFiles.test(path);

/** Is a screen of the app at this path? */
export const isScreen = (path: string): boolean => isAppFile(path) && !file.test(path);

const openPath = 'OPEN_PATH';

/** Asks an open page for a screen of the app: the borrower tapped a notification. */
export const openPathOf = (path: string) => ({ type: openPath, path });

/** The path that a message asks for; `undefined` where it asks for something else. */
export const pathToOpen = (message: unknown): string | undefined =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === openPath &&
  'path' in message &&
  typeof message.path === 'string'
    ? message.path
    : undefined;
