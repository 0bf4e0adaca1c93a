const type = 'SKIP_WAITING';

/** The Workbox message that activates a waiting worker. */
export const skipWaiting = { type };

/** Activates only the worker of this build; a page that already runs the build does nothing. */
export const skipWaitingOf = (build: string) => ({ type, build });

/** Whether a message targets the worker of this build. */
export const mayTakeOver = (message: unknown, build: string): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === type &&
  (!('build' in message) || message.build === build);
