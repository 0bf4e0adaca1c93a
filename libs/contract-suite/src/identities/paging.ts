import { unlessSame, type Fault } from '@clearloan/api-client/declare';

interface Page<Item> {
  readonly list: readonly Item[];
  readonly hasMore: boolean;
  readonly total?: number | undefined;
}

const mostPages = 10;

/**
 * Reads a list page by page: every item is on one page, in the order of the whole list, and only the last page is marked as the last.
 * @param whole the ids of the whole list; undefined if it was not read
 */
export async function pagingFaults<Item>(
  page: (pageNum: number) => Promise<Page<Item> | undefined>,
  idOf: (item: Item) => string,
  whole: readonly string[] | undefined,
): Promise<Fault[]> {
  const ids: string[] = [];
  let pages = 0;
  let last: Page<Item> | undefined;
  do {
    pages += 1;
    last = await page(pages);
    ids.push(...(last?.list ?? []).map(idOf));
  } while (last?.hasMore === true && pages < mostPages);
  const count = whole?.length ?? 0;
  return [
    ...unlessSame('data.list', count, new Set(ids).size, 'items on all pages in total'),
    ...unlessSame('data.list', ids.length, new Set(ids).size, 'each item on one page'),
    ...unlessSame('data.list', whole ?? [], ids, 'in the order of the whole list'),
    ...unlessSame('data.hasMore', false, last?.hasMore, `on page ${pages}, with all ${count} items seen`),
    ...(last?.total === undefined ? [] : unlessSame('data.total', count, last.total)),
  ];
}
