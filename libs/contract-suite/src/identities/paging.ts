import { unlessSame, type Fault } from '@clearloan/api-client/declare';

interface Page<Item> {
  readonly list: readonly Item[];
  readonly hasMore: boolean;
  readonly total?: number | undefined;
}

const mostPages = 10;

/** Reads a list page by page: every item is on one page, and only the last page is marked as the last. */
export async function pagingFaults<Item>(
  page: (pageNum: number) => Promise<Page<Item> | undefined>,
  idOf: (item: Item) => string,
  count: number,
): Promise<Fault[]> {
  const ids: string[] = [];
  let pages = 0;
  let last: Page<Item> | undefined;
  do {
    pages += 1;
    last = await page(pages);
    ids.push(...(last?.list ?? []).map(idOf));
  } while (last?.hasMore === true && pages < mostPages);
  return [
    ...unlessSame('data.list', count, new Set(ids).size, 'items on all pages in total'),
    ...unlessSame('data.list', ids.length, new Set(ids).size, 'each item on one page'),
    ...unlessSame('data.hasMore', false, last?.hasMore, `on page ${pages}, with all ${count} items seen`),
    ...(last?.total === undefined ? [] : unlessSame('data.total', count, last.total)),
  ];
}
