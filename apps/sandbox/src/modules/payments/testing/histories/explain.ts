import type { Act } from './acts';
import { step } from './lender-model';
import { isSameReply, type LenderState, type Reply } from './lender-state';

/** One call as a client saw it: what it asked, when, and what it was answered. */
export interface Event {
  readonly client: number;
  readonly act: Act;
  readonly from: number;
  readonly to: number;
  readonly reply: Reply;
}

/** Those that no other ended before. */
function firstOf(rest: readonly Event[]): readonly Event[] {
  const firstEnd = Math.min(...rest.map(({ to }) => to));
  return rest.filter(({ from }) => from <= firstEnd);
}

/**
 * Looks for an order in which a lender that does one thing at a time would have given every one of these replies. A
 * call that ended before another began stays before it.
 * @returns the order, or undefined when none explains what was seen
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
    // What changes nothing may always come first: where it leads nowhere, nothing else does.
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
