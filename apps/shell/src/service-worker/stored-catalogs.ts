const type = 'KEEP_WORDS';

/** Asks the worker to keep all catalogs of a language. */
export const storeCatalogsOf = (language: string) => ({ type, language });

/** The language that a message asks for; `undefined` where it asks for something else. */
export const languageToStore = (message: unknown): string | undefined =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === type &&
  'language' in message &&
  typeof message.language === 'string'
    ? message.language
    : undefined;

/** The build puts the catalogs of a language into a folder of its own. */
const catalog = /^\/?assets\/([a-z]{2})\//;

/** The language of a catalog by its path; `undefined` for every other file. */
export const languageOfFile = (path: string): string | undefined => catalog.exec(path)?.[1];
