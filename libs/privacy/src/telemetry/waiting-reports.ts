/** A failure and where it happened. It is named and sent by `send-failures.ts`, which loads with the first failure. */
export interface Failure {
  readonly page: string;
  /** The path of a call; undefined for an uncaught error. */
  readonly call: string | undefined;
  /** Its code, or what was thrown. */
  readonly cause: string | { readonly thrown: unknown };
  readonly requestId: string | undefined;
}

/** A queue that drops its oldest item when full: losing reports is acceptable, growing memory is not. */
export interface BoundedQueue<Item> {
  readonly add: (item: Item) => void;
  /** Returns all items and empties the queue. */
  readonly takeAll: () => Item[];
  readonly clear: () => void;
  readonly size: () => number;
}

export function boundedQueue<Item>(maxLength: number): BoundedQueue<Item> {
  const items: Item[] = [];
  return {
    add(item) {
      items.push(item);
      if (items.length > maxLength) items.shift();
    },
    takeAll: () => items.splice(0),
    clear() {
      items.length = 0;
    },
    size: () => items.length,
  };
}
