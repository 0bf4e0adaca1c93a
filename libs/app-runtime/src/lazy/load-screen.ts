import type { ComponentType } from 'react';
import { loadCatalog, type CatalogLoader } from '../i18n/catalogs';

/** The parts of a screen: its page and the messages of its feature, both loaded on demand. */
export interface ScreenParts<Page = ComponentType> {
  page: () => Promise<Page>;
  catalog?: CatalogLoader | undefined;
  /** The name under which the build prerenders this screen; its messages are embedded in that page. */
  prerenderedAs?: string;
}

const retryAfterMs = 1_000;

const giveUpAfterMs = 120_000;

const wait = async (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Fetches a screen once. Rejects with the original error. */
export async function fetchParts<Page>({ page, catalog, prerenderedAs }: ScreenParts<Page>): Promise<Page> {
  const [Page] = await Promise.all([page(), catalog && loadCatalog(catalog, prerenderedAs)]);
  return Page;
}

async function fetchPartsWithRetry<Page>(parts: ScreenParts<Page>): Promise<Page> {
  try {
    return await fetchParts(parts);
  } catch {
    await wait(retryAfterMs);
    return fetchParts(parts);
  }
}

/**
 * Fetches a screen, with one retry after 1 s, for at most 120 s in total, since `import()` has no timeout.
 * @throws ChunkLoadError with the first error as `cause`
 */
export async function loadScreen<Page>(parts: ScreenParts<Page>): Promise<Page> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ChunkLoadError('The page took longer than 120 seconds to load'));
    }, giveUpAfterMs);
  });
  try {
    return await Promise.race([fetchPartsWithRetry(parts), tooLate]);
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    throw new ChunkLoadError('The page could not be loaded', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** The code of a screen did not load: refused, interrupted, or not within 120 s. The reason is in `cause`. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}
