let turn = 0;

/** Picks some of the items, different ones each time until all had their turn; all of them if enough are requested. */
export const inTurn = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  Array.from({ length: Math.min(count, items.length) }, () => items[(turn += 1) % items.length]).filter(
    (item) => item !== undefined,
  );
