const type = 'SKIP_WAITING';

/** Tells a waiting worker to take over, by the name that Workbox gives this message. */
export const skipWaiting = { type };

/** The same, if it is the worker of this build: a page that runs this build already has nothing to be asked. */
export const skipWaitingOf = (build: string) => ({ type, build });

/** Does a message mean the worker of this build? */
export const mayTakeOver = (message: unknown, build: string): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === type &&
  (!('build' in message) || message.build === build);
