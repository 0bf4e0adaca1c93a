/** Cache name prefix of all builds. The log-out wipe (libs/session) keeps these caches. */
const prefix = 'clearloan-shell-';

export const cacheOf = (build: string): string => prefix + build;

/** Oldest build first. */
const shellCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefix));

/** A page of the newest complete build. Pages are stored last, so its files are cached too. */
export async function newestPage(page: string): Promise<Response | undefined> {
  const names = await shellCaches();
  for (const cacheName of names.reverse()) {
    // Workbox appends the page's revision to its URL.
    const found = await caches.match(page, { cacheName, ignoreSearch: true });
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Fetches the files of a build into its cache in parallel; Workbox would fetch them one by one. Files already cached by an
 * earlier build are copied, because the file name contains the content hash.
 */
export async function fill(build: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheOf(build));
  await Promise.all(
    files.map(async (file) => {
      if ((await cache.match(file)) !== undefined) return;
      const known = await caches.match(file);
      await (known === undefined ? cache.add(file) : cache.put(file, known));
    }),
  );
}

/**
 * Marks a language as used on this device with an empty entry at its catalog path. An installing worker then stores its
 * catalogs.
 */
export async function markLanguage(build: string, language: string): Promise<void> {
  const cache = await caches.open(cacheOf(build));
  await cache.put(`/assets/${language}/`, new Response());
}

/** The languages that are marked or stored on the device, for any build. */
export async function storedLanguages(): Promise<ReadonlySet<string>> {
  const names = await shellCaches();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(kept.flat().flatMap(({ url }) => languageOfFile(new URL(url).pathname) ?? []));
}

/** Keeps this build and the complete one before it, because an open page may still request the older build's files. */
export async function dropOlderBuilds(build: string, anyPage: string): Promise<void> {
  const others = (await shellCaches()).filter((name) => name !== cacheOf(build));
  const hasPages = await Promise.all(
    others.map((cacheName) => caches.match(anyPage, { cacheName, ignoreSearch: true })),
  );
  const [before] = others.filter((_, at) => hasPages[at] !== undefined).reverse();
  await Promise.all(others.filter((name) => name !== before).map((name) => caches.delete(name)));
}

export async function dropAllBuilds(): Promise<void> {
  await Promise.all((await shellCaches()).map((name) => caches.delete(name)));
}

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
