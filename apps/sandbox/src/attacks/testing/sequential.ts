let turn = 0;

/** So many of the items, others each time, until all had their turn; all of them when so many are wanted. */
export const inTurn = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  Array.from({ length: Math.min(count, items.length) }, () => items[(turn += 1) % items.length]).filter(
    (item) => item !== undefined,
  );
