import type { Page } from '@playwright/test';

const plain = (text: string): string => text.replace(/[\s,]/g, '');

/** Which of these values are on the page or in any storage of the device; spaces and commas are ignored. */
export async function tracesOf(values: readonly string[], page: Page): Promise<readonly string[]> {
  const all = plain(await everythingOn(page));
  return values.filter((value) => all.includes(plain(value)));
}

/** If the page is being replaced, reads the next one. */
async function everythingOn(page: Page): Promise<string> {
  try {
    return await everythingNow(page);
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await page.waitForLoadState();
    return everythingNow(page);
  }
}

/** The page with its typed values, its address and history entry, and all four kinds of storage. */
const everythingNow = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(String(request.error)));
      });
    const databases = (await indexedDB.databases()).map(async ({ name = '' }) => {
      const database = await done(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const rows =
        stores.length === 0
          ? []
          : stores.map((store) => done(database.transaction(stores).objectStore(store).getAll()));
      const found = await Promise.all(rows);
      database.close();
      return JSON.stringify(found);
    });
    const shelves = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      const bodies = (await cache.keys()).map(async (request) => (await cache.match(request))?.text());
      return `${name} ${(await Promise.all(bodies)).join(' ')}`;
    });
    const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    return [
      document.documentElement.outerHTML,
      ...typed.map(({ value }) => value),
      document.title,
      decodeURIComponent(location.href),
      JSON.stringify(history.state),
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
      ...(await Promise.all(databases)),
      ...(await Promise.all(shelves)),
    ].join('\n');
  });
