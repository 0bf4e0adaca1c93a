/** A list that forgets its oldest when it is full: reports may be lost, memory may not be filled. */
export interface BoundedQueue<Item> {
  readonly add: (item: Item) => void;
  /** Gives all and is empty. */
  readonly takeAll: () => Item[];
  readonly clear: () => void;
  readonly size: () => number;
}

export function boundedQueue<Item>(most: number): BoundedQueue<Item> {
  const items: Item[] = [];
  return {
    add(item) {
      items.push(item);
      if (items.length > most) items.shift();
    },
    takeAll: () => items.splice(0),
    clear() {
      items.length = 0;
    },
    size: () => items.length,
  };
}
