/** Paths that the server always handles: no API call and no payment passes through the worker. */
const serverPaths = /^\/(?:api|sandbox|livez|readyz|healthz|docs|csp-reports|index\.html)(?:\/|$)/;
/** Files that describe the current build on the server. */
const freshFiles = /^\/(?:version\.json|sw\.js|script-inventory\.json)$/;
/** A path with a file extension, as the server matches it. No screen has one. */
const file = /\.\w+$/;

/** Whether the worker may respond to this path with an app file. */
export const isAppFile = (path: string): boolean => !serverPaths.test(path) && !freshFiles.test(path);

/** Whether this path is a screen of the app. */
export const isScreen = (path: string): boolean => isAppFile(path) && !file.test(path);

const openPath = 'OPEN_PATH';

/** Message to an open page to navigate to a screen, sent when the borrower taps a notification. */
export const openPathOf = (path: string) => ({ type: openPath, path });

/** The path to open in a message; `undefined` for other messages. */
export const pathToOpen = (message: unknown): string | undefined =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === openPath &&
  'path' in message &&
  typeof message.path === 'string'
    ? message.path
    : undefined;
