import { businessDay, businessNow } from '../../../../platform/context/clock';
import type { TestLender } from '../../../../testing/test-lender';
import { newReference } from '../running-loan';
import type { Act } from './acts';
import { explain, type Event } from './explain';
import { freshLoan, newKey, type FreshLoan } from './fresh-loan';
import type { Reply } from './lender-state';
import { perform } from './perform';
import { randomFrom, type Random } from '../../../../testing/random';
import { wrongInLoan } from './wrong-in-loan';

const clients = 8;

/** The errors in a history; `none` if there are none. */
export interface Verdict {
  readonly events: readonly Event[];
  readonly wrong: readonly unknown[];
}

/**
 * Eight clients of one borrower concurrently read a loan, pay it in every way, delay it, send references and report payments.
 * All replies are then checked against the rules.
 */
export async function runHistory(lender: TestLender, seed: number): Promise<Verdict> {
  const random = randomFrom(seed);
  const place = { ...(await freshLoan(random.pick([3, 45]))), lender };
  const events: Event[] = [];
  const known: string[] = [];
  const utrs = [newReference(), newReference()];
  const log = async (client: number, act: Act): Promise<Reply> => {
    const from = performance.now();
    const reply = await perform(place, act);
    events.push({ client, act, from, to: performance.now(), reply });
    if (reply.id !== undefined && act.is !== 'delay') known.push(reply.id);
    return reply;
  };
  const seats = Array.from({ length: clients }, (_, client) => ({
    place,
    random: randomFrom(seed * clients + client + 1),
    known,
    utrs,
    log: (act: Act) => log(client, act),
  }));
  await Promise.all(seats.map(oneVisit));
  await log(clients, { is: 'look' });
  // At midnight the amounts change; another test covers that.
  if (businessDay(await businessNow()) !== place.start.today) return { events, wrong: [] };
  return { events, wrong: await findWrong(place, events) };
}

interface Seat {
  readonly place: FreshLoan;
  readonly random: Random;
  /** Payments that any client has seen. */
  readonly known: readonly string[];
  readonly utrs: readonly string[];
  readonly log: (act: Act) => Promise<Reply>;
}

async function oneVisit(seat: Seat): Promise<void> {
  const { random, log, known } = seat;
  const act = await choose(seat);
  const isDoubled = random.below(3) === 0;
  const [reply] = await Promise.all(isDoubled ? [log(act), log(act)] : [log(act)]);
  const id = reply.id ?? (known.length > 0 ? random.pick(known) : undefined);
  if (id !== undefined && act.is !== 'delay' && random.below(4) > 0) await log({ is: 'arrive', id });
}

async function choose({ random, log, place, utrs }: Seat): Promise<Act> {
  const key = newKey();
  const { rows } = place.start;
  const { periodNo } = random.pick(rows);
  switch (random.below(6)) {
    case 0: {
      const reply = await log({ is: 'quote', periodNo });
      const { options } = (reply.view ?? { options: [] }) as { options: [7 | 14, number][] };
      const [days, amount] = options.length > 0 ? random.pick(options) : [7 as const, 1];
      return { is: 'delay', key, periodNo, days, amount };
    }
    case 1:
      return { is: 'reference', key, utr: random.pick(utrs), amount: 1 + random.below(200_000) };
    case 2:
      return { is: 'code', key, purpose: 'amount', periodNos: [], amount: 1 + random.below(200_000) };
    default:
      return wholeCode(await log({ is: 'look' }), periodNo, key, random);
  }
}

type RowSeen = readonly [number, string, number, number, boolean];

/** The view in a reply; undefined if the request was rejected, which a correct lender never does. */
const seenIn = ({ view }: Reply) =>
  (view ?? { rows: [], payoff: 0 }) as { readonly rows: readonly RowSeen[]; readonly payoff: number };

/** Pays one payment, or all, with the figures just read. */
function wholeCode(reply: Reply, periodNo: number, key: string, random: Random): Act {
  const { rows, payoff } = seenIn(reply);
  if (random.below(3) === 0) return { is: 'code', key, purpose: 'payoff', periodNos: [], amount: payoff };
  const [, , total = 0, paid = 0] = rows.find(([each]) => each === periodNo) ?? [];
  return { is: 'code', key, purpose: 'period', periodNos: [periodNo], amount: total - paid };
}

async function findWrong({ orderId, start }: FreshLoan, events: readonly Event[]): Promise<unknown[]> {
  const isExplained = explain(start, events) !== undefined;
  const unexplained = isExplained ? [] : [{ unexplained: events }];
  return [...(await wrongInLoan(orderId)), ...undone(events), ...unexplained];
}

/** Payments stay paid and final states stay final, between any two reads of which one ended before the other started. */
function undone(events: readonly Event[]): unknown[] {
  const looks = events.filter(({ act }) => act.is === 'look');
  return looks.flatMap((later) =>
    looks
      .filter((earlier) => earlier.to < later.from)
      .flatMap((earlier) => undoneBetween(seenIn(earlier.reply).rows, seenIn(later.reply).rows)),
  );
}

const undoneBetween = (before: readonly RowSeen[], after: readonly RowSeen[]): unknown[] =>
  before.filter(([, , , paid, wasOpen], index) => {
    const [, , total = 0, paidNow = 0, isOpen = true] = after[index] ?? [];
    return paidNow < paid || paidNow > total || (!wasOpen && isOpen);
  });
