const type = 'KEEP_WORDS';

/** Message to the worker to store all catalogs of a language. */
export const storeCatalogsOf = (language: string) => ({ type, language });

/** The language to store in a message; `undefined` for other messages. */
export const languageToStore = (message: unknown): string | undefined =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === type &&
  'language' in message &&
  typeof message.language === 'string'
    ? message.language
    : undefined;

/** The build puts the catalogs of each language into their own folder. */
const catalog = /^\/?assets\/([a-z]{2})\//;

/** The language of a catalog path; `undefined` for other files. */
export const languageOfFile = (path: string): string | undefined => catalog.exec(path)?.[1];
