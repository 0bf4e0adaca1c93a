/**
 * The state of a navigation to an order's page by a tap on "Send my application": that page sends it at once, when it is
 * complete. A reload or Back does not send it again: the page takes the state away first.
 */
export const sendOnArrival = { sendOnArrival: true } as const;

/** Whether the state of a location asks for that. */
export const isSendOnArrival = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'sendOnArrival' in state && state.sendOnArrival === true;
