import { pagingFaults } from './paging';

const pagesOf = (pages: readonly (readonly string[])[]) => (pageNum: number) =>
  Promise.resolve({ list: pages[pageNum - 1] ?? [], hasMore: pageNum < pages.length });

const faultsOf = async (pages: readonly (readonly string[])[]) =>
  (await pagingFaults(pagesOf(pages), (id) => id, ['a', 'b', 'c'])).map(({ at }) => at);

it('pages have each item once, in the order of the whole list', async () => {
  expect(await faultsOf([['a', 'b'], ['c']])).toEqual([]);
});

it.each([
  ['another order', [['b', 'a'], ['c']]],
  [
    'an item twice',
    [
      ['a', 'b'],
      ['b', 'c'],
    ],
  ],
  ['an item missing', [['a', 'b']]],
])('pages with %s are a fault', async (_what, pages) => {
  expect(await faultsOf(pages)).not.toEqual([]);
});
