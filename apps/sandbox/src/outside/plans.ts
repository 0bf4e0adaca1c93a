import { randomUUID } from 'node:crypto';
import { businessNow } from '@clearloan/lender';
import { openHabits, type Habit } from './habits';
import type { Report } from './line';
import type { Movement, Statement } from './statement';

/** What a party may do. */
export interface Outcome {
  /** What it reports. @param at when it did it */
  readonly event: (at: Date) => object;
  /** The money that moves. */
  readonly moves?: Movement | undefined;
}

interface Event {
  readonly path: `/hooks/${string}`;
  readonly event: object;
}

/** A report that a party owes the lender. */
export interface Owed extends Outcome {
  /** For the console: `payout of 2000.00`. */
  readonly what: string;
  readonly path: `/hooks/${string}`;
  /** The reference of a payment, or the order of a collection. */
  readonly about?: string;
  /** What it reports right after. */
  readonly also?: Event;
  /** Other results that the console offers, by label. */
  readonly instead?: Readonly<Record<string, Outcome>>;
  /** The lender's payment that it is about. */
  readonly paymentId?: string | undefined;
  /** Takes the money back after the report. */
  readonly takeBack?: (now: Date) => Event & { readonly moves: Movement };
}

export interface Plan extends Owed {
  readonly id: string;
  readonly report: Report;
  /** When the party was asked, acts, and reports. */
  readonly askedAt: Date;
  readonly actsAt: Date;
  readonly reportsAt: Date;
  readonly habit?: Habit;
}

/** What the parties are about to report, by business time, and what they reported last. */
export interface Plans {
  readonly planned: ReadonlyMap<string, Plan>;
  readonly done: readonly Plan[];
  /** @param inMs from now, in business time: when the clock is moved past it, the report is made at once */
  readonly owe: (report: Report, owed: Owed, inMs: number) => Promise<void>;
  /** How the party treats a matter, now or when it is asked. */
  readonly treat: (habit: Habit) => void;
  /** Makes a report at once. @param result another one than planned, by its label */
  readonly perform: (plan: Plan, result?: string) => Promise<void>;
  /** The same for the report on a payment. @returns whether there is one */
  readonly reportNow: (paymentId: string) => Promise<boolean>;
  readonly takeBack: (plan: Plan) => Promise<void>;
  readonly delay: (plan: Plan, days: number) => void;
  readonly lose: (plan: Plan) => void;
  /** Makes the reports that are due. */
  readonly runDue: () => Promise<void>;
  readonly clear: () => void;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const mostDone = 50;
const repeatedAfterDays = 3;
const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
const latest = (...times: readonly Date[]): Date => new Date(Math.max(...times.map((at) => at.getTime())));

/** In memory: what is lost at a restart, the staff answers on the console. */
export function openPlans(statement: Statement): Plans {
  const planned = new Map<string, Plan>();
  const done: Plan[] = [];
  const habits = openHabits();

  const add = (plan: Plan): void => {
    planned.set(plan.id, plan);
    if (plan.moves !== undefined) statement.book(plan.moves, plan.actsAt);
  };
  /** The plan as its habit wants it. */
  const follow = (plan: Plan, habit: Habit): Plan => {
    const actsAt = later(plan.askedAt, habit.afterHours * hourMs);
    const result = habit.result === undefined ? {} : plan.instead?.[habit.result];
    return { ...plan, ...result, habit, actsAt, reportsAt: later(actsAt, habit.lateDays * dayMs) };
  };
  const settle = (plan: Plan): void => {
    if (plan.habit?.isLost === true) {
      planned.delete(plan.id);
      if (plan.moves !== undefined) statement.book(plan.moves, plan.actsAt);
    } else add(plan);
  };
  const send = async ({ report, path, event, actsAt, also }: Plan): Promise<void> => {
    await report(path, event(actsAt));
    if (also !== undefined) await report(also.path, also.event);
  };
  /** What the habit wants after the report. */
  const goOn = (plan: Plan): void => {
    const { habit, takeBack, ...own } = plan;
    if (habit?.isRepeated === true)
      planned.set(plan.id, { ...own, reportsAt: later(plan.reportsAt, repeatedAfterDays * dayMs) });
    if (habit?.takenBackInDays === undefined || takeBack === undefined) return;
    const reportsAt = latest(later(plan.askedAt, habit.takenBackInDays * dayMs), plan.reportsAt);
    const { path, event, moves } = takeBack(reportsAt);
    const { report, askedAt, what } = plan;
    const id = randomUUID();
    add({
      id,
      what: `${what} taken back`,
      report,
      askedAt,
      path,
      event: () => event,
      moves,
      actsAt: reportsAt,
      reportsAt,
    });
  };
  const perform: Plans['perform'] = async (plan, result) => {
    const chosen = result === undefined ? plan : { ...plan, ...plan.instead?.[result] };
    planned.delete(plan.id);
    statement.drop(plan.moves);
    done.unshift(chosen);
    done.length = Math.min(done.length, mostDone);
    if (chosen.moves !== undefined) statement.book(chosen.moves, chosen.actsAt);
    await send(chosen);
    goOn(chosen);
  };
  const nextDue = (now: Date): Plan | undefined =>
    [...planned.values()]
      .filter(({ reportsAt }) => reportsAt <= now)
      .sort((one, other) => one.reportsAt.getTime() - other.reportsAt.getTime())[0];
  const runDue: Plans['runDue'] = async () => {
    const now = await businessNow();
    for (let plan = nextDue(now); plan !== undefined; plan = nextDue(now)) await perform(plan);
  };
  return {
    planned,
    done,
    owe: async (report, owed, inMs) => {
      const askedAt = await businessNow();
      const at = later(askedAt, inMs);
      const plan = { ...owed, id: randomUUID(), report, askedAt, actsAt: at, reportsAt: at };
      const habit = habits.take(owed.about);
      settle(habit === undefined ? plan : follow(plan, habit));
      // A business time far ahead comes by the clock of the console, not by waiting.
      if (inMs < dayMs && habit === undefined)
        setTimeout(() => void runDue().catch(() => undefined), inMs).unref();
    },
    treat: (habit) => {
      const plan = [...planned.values()].find(({ about }) => about === habit.about);
      if (plan === undefined) habits.add(habit);
      else {
        statement.drop(plan.moves);
        settle(follow(plan, habit));
      }
    },
    perform,
    reportNow: async (paymentId) => {
      const plan = [...planned.values()].find((each) => each.paymentId === paymentId);
      if (plan !== undefined) await perform(plan);
      return plan !== undefined;
    },
    takeBack: async ({ report, takeBack }) => {
      const now = await businessNow();
      const back = takeBack?.(now);
      if (back === undefined) return;
      statement.book(back.moves, now);
      await report(back.path, back.event);
    },
    delay: (plan, days) => {
      planned.set(plan.id, { ...plan, reportsAt: later(plan.reportsAt, days * dayMs) });
    },
    lose: ({ id }) => {
      planned.delete(id);
    },
    runDue,
    clear: () => {
      planned.clear();
      done.length = 0;
      habits.clear();
    },
  };
}
