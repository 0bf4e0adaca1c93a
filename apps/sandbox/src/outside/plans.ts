import { randomUUID } from 'node:crypto';
import { businessNow } from '@clearloan/lender';
import { createBehaviourQueue, type StagedBehaviour } from './staged-behaviours';
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
  /** The reference of a payment, or the order of a collection or decision. */
  readonly reference?: string;
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
  readonly behaviour?: StagedBehaviour;
}

/** What the parties are about to report, by business time, and what they reported last. */
export interface Plans {
  readonly planned: ReadonlyMap<string, Plan>;
  readonly done: readonly Plan[];
  /** @param inMs from now, in business time: when the clock is moved past it, the report is made at once */
  readonly owe: (report: Report, owed: Owed, inMs: number) => Promise<void>;
  /** How the party treats a matter, now or when it is asked. */
  readonly treat: (behaviour: StagedBehaviour) => void;
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
export const openPlans = (statement: Statement): Plans => new Store(statement);

class Store implements Plans {
  readonly planned = new Map<string, Plan>();
  readonly done: Plan[] = [];
  private readonly behaviours = createBehaviourQueue();

  constructor(private readonly statement: Statement) {}

  readonly owe: Plans['owe'] = async (report, owed, inMs) => {
    const askedAt = await businessNow();
    const at = later(askedAt, inMs);
    const plan = { ...owed, id: randomUUID(), report, askedAt, actsAt: at, reportsAt: at };
    const behaviour = this.behaviours.take(owed.reference);
    this.settle(behaviour === undefined ? plan : follow(plan, behaviour));
    // A business time far ahead comes by the clock of the console, not by waiting.
    if (inMs < dayMs && behaviour === undefined)
      setTimeout(() => void this.runDue().catch(() => undefined), inMs).unref();
  };

  readonly treat: Plans['treat'] = (behaviour) => {
    const plan = [...this.planned.values()].find(({ reference: about }) => about === behaviour.reference);
    if (plan === undefined) {
      this.behaviours.add(behaviour);
      return;
    }
    this.statement.drop(plan.moves);
    this.settle(follow(plan, behaviour));
  };

  readonly perform: Plans['perform'] = async (plan, result) => {
    const chosen = result === undefined ? plan : { ...plan, ...plan.instead?.[result] };
    this.planned.delete(plan.id);
    this.statement.drop(plan.moves);
    this.done.unshift(chosen);
    this.done.length = Math.min(this.done.length, mostDone);
    this.book(chosen);
    const { report, path, event, actsAt, also } = chosen;
    await report(path, event(actsAt));
    if (also !== undefined) await report(also.path, also.event);
    this.goOn(chosen);
  };

  readonly reportNow: Plans['reportNow'] = async (paymentId) => {
    const plan = [...this.planned.values()].find((each) => each.paymentId === paymentId);
    if (plan !== undefined) await this.perform(plan);
    return plan !== undefined;
  };

  readonly takeBack: Plans['takeBack'] = async ({ report, takeBack }) => {
    const now = await businessNow();
    const back = takeBack?.(now);
    if (back === undefined) return;
    this.statement.book(back.moves, now);
    await report(back.path, back.event);
  };

  readonly delay: Plans['delay'] = (plan, days) => {
    this.planned.set(plan.id, { ...plan, reportsAt: later(plan.reportsAt, days * dayMs) });
  };

  readonly lose: Plans['lose'] = ({ id }) => {
    this.planned.delete(id);
  };

  readonly runDue: Plans['runDue'] = async () => {
    const now = await businessNow();
    for (let plan = this.nextDue(now); plan !== undefined; plan = this.nextDue(now)) await this.perform(plan);
  };

  readonly clear: Plans['clear'] = () => {
    this.planned.clear();
    this.done.length = 0;
    this.behaviours.clear();
  };

  private nextDue(now: Date): Plan | undefined {
    return [...this.planned.values()]
      .filter(({ reportsAt }) => reportsAt <= now)
      .sort((one, other) => one.reportsAt.getTime() - other.reportsAt.getTime())[0];
  }

  private book({ moves, actsAt }: Plan): void {
    if (moves !== undefined) this.statement.book(moves, actsAt);
  }

  /** The party acts in any case; whether it reports that is its behaviour. */
  private settle(plan: Plan): void {
    this.book(plan);
    if (plan.behaviour?.isReportLost === true) this.planned.delete(plan.id);
    else this.planned.set(plan.id, plan);
  }

  /** What the behaviour wants after the report. */
  private goOn(plan: Plan): void {
    const { behaviour: behaviour, takeBack, ...own } = plan;
    const { report, askedAt, reportsAt, what } = plan;
    if (behaviour?.isReportRepeated === true)
      this.planned.set(plan.id, { ...own, reportsAt: later(reportsAt, repeatedAfterDays * dayMs) });
    if (behaviour?.reversedAfterDays === undefined || takeBack === undefined) return;
    const at = latest(later(askedAt, behaviour.reversedAfterDays * dayMs), reportsAt);
    const { path, event, moves } = takeBack(at);
    const times = { askedAt, actsAt: at, reportsAt: at };
    const back = { id: randomUUID(), what: `${what} taken back`, report, path, event: () => event, moves };
    this.settle({ ...back, ...times });
  }
}

/** The plan as its behaviour wants it. */
function follow(plan: Plan, behaviour: StagedBehaviour): Plan {
  const actsAt = later(plan.askedAt, behaviour.afterHours * hourMs);
  const result = behaviour.result === undefined ? {} : plan.instead?.[behaviour.result];
  return {
    ...plan,
    ...result,
    behaviour: behaviour,
    actsAt,
    reportsAt: later(actsAt, behaviour.reportDelayDays * dayMs),
  };
}
