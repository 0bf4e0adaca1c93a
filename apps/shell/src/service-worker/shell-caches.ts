import { languageOfFile } from './stored-catalogs';

/** Caches of all builds have names that begin so; the log-out wipe (libs/auth) leaves them alone. */
const prefix = 'clearloan-shell-';

export const cacheOf = (build: string): string => prefix + build;

/** In the order in which the builds came. */
const shellCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefix));

/** A page of the newest build whose pages are here; pages come last, so its files are here too. */
export async function newestPage(page: string): Promise<Response | undefined> {
  const names = await shellCaches();
  for (const cacheName of names.reverse()) {
    // Workbox adds the revision of a page to its address.
    const found = await caches.match(page, { cacheName, ignoreSearch: true });
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Brings the files of a build into its cache, all at once: Workbox itself fetches one after the other. What an earlier build has is
 * taken from there, since a file's name carries the hash of its content.
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

/** Marks a language as used on this device, by an empty entry where its catalogs lie: a worker that installs stores them. */
export async function markLanguage(build: string, language: string): Promise<void> {
  const cache = await caches.open(cacheOf(build));
  await cache.put(`/assets/${language}/`, new Response());
}

/** The languages whose catalogs the device has or is to have, of any build. */
export async function storedLanguages(): Promise<ReadonlySet<string>> {
  const names = await shellCaches();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(kept.flat().flatMap(({ url }) => languageOfFile(new URL(url).pathname) ?? []));
}

/** Leaves this build and the whole one before it: a page of that one may still be open, and asks for its own files. */
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
