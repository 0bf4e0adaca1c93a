import type { Act } from './acts';
import { step } from './lender-model';
import { isSameReply, type LenderState, type Reply } from './lender-state';

/** A request as a client saw it: the action, its start and end, and the reply. */
export interface Event {
  readonly client: number;
  readonly act: Act;
  readonly from: number;
  readonly to: number;
  readonly reply: Reply;
}

/** Events that started before any other ended. */
function firstOf(rest: readonly Event[]): readonly Event[] {
  const firstEnd = Math.min(...rest.map(({ to }) => to));
  return rest.filter(({ from }) => from <= firstEnd);
}

/**
 * Linearisability check: searches for an order in which a sequential lender would have given all of these replies. A request
 * that ended before another one started stays before it.
 * @returns the order; undefined if none explains the replies
 */
export function explain(start: LenderState, events: readonly Event[]): readonly Event[] | undefined {
  const seen = new Set<string>();
  const search = (state: LenderState, rest: readonly Event[]): readonly Event[] | undefined => {
    if (rest.length === 0) return [];
    const place = `${rest.map((event) => events.indexOf(event)).join()} ${JSON.stringify([state.rows, state.movements])}`;
    if (seen.has(place)) return undefined;
    seen.add(place);
    const fitting = firstOf(rest)
      .map((event) => ({ event, next: step(state, event.act, event.reply.id ?? '') }))
      .filter(({ event, next }) => isSameReply(next.reply, event.reply));
    // Events without an effect can always come first: if that leads nowhere, no other order does.
    const still = fitting.find(({ next }) => next.state === state);
    for (const { event, next } of still ? [still] : fitting) {
      const others = search(
        next.state,
        rest.filter((each) => each !== event),
      );
      if (others) return [event, ...others];
    }
    return undefined;
  };
  return search(start, events);
}
