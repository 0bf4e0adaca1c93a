import { randomUUID } from 'node:crypto';
import { businessNow } from '@clearloan/lender';
import { createBehaviourQueue, type StagedBehaviour } from './staged-behaviours';
import type { Report } from './webhooks';
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
export interface ReportToSend extends Outcome {
  /** For the console: `payout of 2000.00`. */
  readonly what: string;
  readonly path: `/hooks/${string}`;
  /** The reference of a payment, or the order of a collection or decision. */
  readonly reference?: string;
  /** What it reports right after. */
  readonly also?: Event;
  /** Other results that the console offers, by label. */
  readonly alternatives?: Readonly<Record<string, Outcome>>;
  /** The lender's payment that it is about. */
  readonly paymentId?: string | undefined;
  /** Takes the money back after the report. */
  readonly takeBack?: (now: Date) => Event & { readonly moves: Movement };
}

export interface PendingReport extends ReportToSend {
  readonly id: string;
  readonly report: Report;
  /** When the party was asked, acts, and reports. */
  readonly requestedAt: Date;
  readonly actsAt: Date;
  readonly reportsAt: Date;
  readonly behaviour?: StagedBehaviour;
}

/** What the parties are about to report, by business time, and what they reported last. */
export interface PendingReports {
  readonly planned: ReadonlyMap<string, PendingReport>;
  readonly done: readonly PendingReport[];
  /** @param inMs from now, in business time: when the clock is moved past it, the report is made at once */
  readonly schedule: (report: Report, owed: ReportToSend, inMs: number) => Promise<void>;
  /** How the party treats a matter, now or when it is asked. */
  readonly treat: (behaviour: StagedBehaviour) => void;
  /** Makes a report at once. @param result another one than planned, by its label */
  readonly perform: (plan: PendingReport, result?: string) => Promise<void>;
  /** The same for the report on a payment. @returns whether there is one */
  readonly reportNow: (paymentId: string) => Promise<boolean>;
  readonly takeBack: (plan: PendingReport) => Promise<void>;
  readonly delay: (plan: PendingReport, days: number) => void;
  readonly lose: (plan: PendingReport) => void;
  /** Makes the reports that are due. */
  readonly runDue: () => Promise<void>;
  readonly clear: () => void;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A timer may end a millisecond before its time by the clock; the report would then never be made. */
const timerSlackMs = 5;
const mostDone = 50;
const repeatedAfterDays = 3;
const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
const latest = (...times: readonly Date[]): Date => new Date(Math.max(...times.map((at) => at.getTime())));

/** In memory: what is lost at a restart, the staff answers on the console. */
export const openPendingReports = (statement: Statement): PendingReports => new Store(statement);

class Store implements PendingReports {
  readonly planned = new Map<string, PendingReport>();
  readonly done: PendingReport[] = [];
  private readonly behaviours = createBehaviourQueue();

  constructor(private readonly statement: Statement) {}

  readonly schedule: PendingReports['schedule'] = async (report, owed, inMs) => {
    const requestedAt = await businessNow();
    const at = later(requestedAt, inMs);
    const plan = { ...owed, id: randomUUID(), report, requestedAt, actsAt: at, reportsAt: at };
    const behaviour = this.behaviours.take(owed.reference);
    this.settle(behaviour === undefined ? plan : follow(plan, behaviour));
    // A business time far ahead comes by the clock of the console, not by waiting.
    if (inMs < dayMs && behaviour === undefined)
      setTimeout(() => void this.runDue().catch(() => undefined), inMs + timerSlackMs).unref();
  };

  readonly treat: PendingReports['treat'] = (behaviour) => {
    const plan = [...this.planned.values()].find(({ reference: about }) => about === behaviour.reference);
    if (plan === undefined) {
      this.behaviours.add(behaviour);
      return;
    }
    this.statement.drop(plan.moves);
    this.settle(follow(plan, behaviour));
  };

  readonly perform: PendingReports['perform'] = async (plan, result) => {
    const chosen = result === undefined ? plan : { ...plan, ...plan.alternatives?.[result] };
    this.planned.delete(plan.id);
    this.statement.drop(plan.moves);
    this.done.unshift(chosen);
    this.done.length = Math.min(this.done.length, mostDone);
    this.book(chosen);
    const { report, path, event, actsAt, also } = chosen;
    await report(path, event(actsAt));
    if (also !== undefined) await report(also.path, also.event);
    this.followUp(chosen);
  };

  readonly reportNow: PendingReports['reportNow'] = async (paymentId) => {
    const plan = [...this.planned.values()].find((each) => each.paymentId === paymentId);
    if (plan !== undefined) await this.perform(plan);
    return plan !== undefined;
  };

  readonly takeBack: PendingReports['takeBack'] = async ({ report, takeBack }) => {
    const now = await businessNow();
    const back = takeBack?.(now);
    if (back === undefined) return;
    this.statement.book(back.moves, now);
    await report(back.path, back.event);
  };

  readonly delay: PendingReports['delay'] = (plan, days) => {
    this.planned.set(plan.id, { ...plan, reportsAt: later(plan.reportsAt, days * dayMs) });
  };

  readonly lose: PendingReports['lose'] = ({ id }) => {
    this.planned.delete(id);
  };

  readonly runDue: PendingReports['runDue'] = async () => {
    const now = await businessNow();
    for (let plan = this.nextDue(now); plan !== undefined; plan = this.nextDue(now)) await this.perform(plan);
  };

  readonly clear: PendingReports['clear'] = () => {
    this.planned.clear();
    this.done.length = 0;
    this.behaviours.clear();
  };

  private nextDue(now: Date): PendingReport | undefined {
    return [...this.planned.values()]
      .filter(({ reportsAt }) => reportsAt <= now)
      .sort((one, other) => one.reportsAt.getTime() - other.reportsAt.getTime())[0];
  }

  private book({ moves, actsAt }: PendingReport): void {
    if (moves !== undefined) this.statement.book(moves, actsAt);
  }

  /** The party acts in any case; whether it reports that is its behaviour. */
  private settle(plan: PendingReport): void {
    this.book(plan);
    if (plan.behaviour?.isReportLost === true) this.planned.delete(plan.id);
    else this.planned.set(plan.id, plan);
  }

  /** What the behaviour wants after the report. */
  private followUp(plan: PendingReport): void {
    const { behaviour, takeBack, ...own } = plan;
    const { report, requestedAt, reportsAt, what } = plan;
    if (behaviour?.isReportRepeated === true)
      this.planned.set(plan.id, { ...own, reportsAt: later(reportsAt, repeatedAfterDays * dayMs) });
    if (behaviour?.reversedAfterDays === undefined || takeBack === undefined) return;
    const at = latest(later(requestedAt, behaviour.reversedAfterDays * dayMs), reportsAt);
    const { path, event, moves } = takeBack(at);
    const times = { requestedAt, actsAt: at, reportsAt: at };
    const back = { id: randomUUID(), what: `${what} taken back`, report, path, event: () => event, moves };
    this.settle({ ...back, ...times });
  }
}

/** The plan as its behaviour wants it. */
function follow(plan: PendingReport, behaviour: StagedBehaviour): PendingReport {
  const actsAt = later(plan.requestedAt, behaviour.afterHours * hourMs);
  const result = behaviour.result === undefined ? {} : plan.alternatives?.[behaviour.result];
  return {
    ...plan,
    ...result,
    behaviour,
    actsAt,
    reportsAt: later(actsAt, behaviour.reportDelayDays * dayMs),
  };
}
