import { randomUUID } from 'node:crypto';
import { businessNow, consoleAct, ConsoleRefusal, type ConsoleModule } from '@clearloan/lender';
import * as v from 'valibot';
import type { Report } from './line';

/** A report that a party owes the lender. */
export interface Owed {
  /** For the console: `payout of 2000.00`. */
  readonly what: string;
  readonly path: `/hooks/${string}`;
  readonly event: object;
  /** What it reports right after. */
  readonly also?: Pick<Owed, 'path' | 'event'>;
  /** Other results that the console offers, by label. */
  readonly instead?: Readonly<Record<string, object>>;
  /** The lender's payment that it is about. */
  readonly paymentId?: string;
  /** What may follow the report, by label. */
  readonly after?: Readonly<Record<string, (now: Date) => Pick<Owed, 'path' | 'event'>>>;
}

interface Plan extends Owed {
  readonly id: string;
  readonly at: Date;
  readonly report: Report;
}

/** What the parties are about to report, by business time, and what they reported last. */
export interface Plans {
  /** Makes the report on a payment at once. @returns whether there is one */
  readonly reportNow: (paymentId: string) => Promise<boolean>;
  /** @param inMs from now, in business time: when the clock is moved past it, the report is made at once */
  readonly owe: (report: Report, owed: Owed, inMs: number) => Promise<void>;
  readonly console: ConsoleModule;
}

const dayMs = 86_400_000;
const mostDone = 50;
const actSchema = v.object({
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(400))),
  result: v.optional(v.pipe(v.string(), v.maxLength(40))),
});

export function openPlans(): Plans {
  const store = new Store();
  const owe: Plans['owe'] = async (report, owed, inMs) => {
    const at = new Date((await businessNow()).getTime() + inMs);
    store.add({ ...owed, id: randomUUID(), at, report });
    // A business time far ahead comes by the clock of the console, not by waiting.
    if (inMs < dayMs) setTimeout(() => void store.runDue().catch(() => undefined), inMs).unref();
  };
  const reportNow: Plans['reportNow'] = async (paymentId) => {
    const plan = [...store.planned.values()].find((each) => each.paymentId === paymentId);
    if (plan !== undefined) await store.perform(plan);
    return plan !== undefined;
  };
  return { owe, reportNow, console: consoleOf(store) };
}

/** In memory: what is lost at a restart, the staff answers on the console. */
class Store {
  readonly planned = new Map<string, Plan>();
  readonly done: Plan[] = [];

  add(plan: Plan): void {
    this.planned.set(plan.id, plan);
  }

  async perform(plan: Plan, event: object = plan.event): Promise<void> {
    this.planned.delete(plan.id);
    this.done.unshift(plan);
    this.done.length = Math.min(this.done.length, mostDone);
    await plan.report(plan.path, event);
    if (plan.also !== undefined) await plan.report(plan.also.path, plan.also.event);
  }

  async runDue(): Promise<void> {
    const now = await businessNow();
    const due = [...this.planned.values()].filter(({ at }) => at <= now);
    for (const plan of due.sort((one, other) => one.at.getTime() - other.at.getTime()))
      if (this.planned.has(plan.id)) await this.perform(plan);
  }

  clear(): void {
    this.planned.clear();
    this.done.length = 0;
  }
}

function find(plans: Iterable<Plan>, id: string): Plan {
  const plan = [...plans].find((each) => each.id === id);
  if (plan === undefined) throw new ConsoleRefusal(404, 'There is no such report.');
  return plan;
}

const act = (name: string, run: (id: string, body: v.InferOutput<typeof actSchema>) => Promise<unknown>) =>
  consoleAct(`/outside/:id/${name}`, actSchema, ({ id = '' }, body) => run(id, body));

const actsOn = (store: Store) => [
  act('report', async (id, { result }) => {
    const plan = find(store.planned.values(), id);
    await store.perform(plan, result === undefined ? plan.event : plan.instead?.[result]);
  }),
  act('delay', (id, { days = 1 }) => {
    const plan = find(store.planned.values(), id);
    store.add({ ...plan, at: new Date(plan.at.getTime() + days * dayMs) });
    return Promise.resolve();
  }),
  act('lose', (id) => Promise.resolve(store.planned.delete(find(store.planned.values(), id).id))),
  act('repeat', (id) => {
    const { report, path, event } = find(store.done, id);
    return report(path, event);
  }),
  act('follow', async (id, { result = '' }) => {
    const { report, after } = find(store.done, id);
    const next = after?.[result]?.(await businessNow());
    if (next === undefined) throw new ConsoleRefusal(400, 'This cannot follow the report.');
    return report(next.path, next.event);
  }),
];

const consoleOf = (store: Store): ConsoleModule => ({
  acts: actsOn(store),
  panels: [
    {
      ...{ title: 'Others are about to report', columns: ['At', 'What'] },
      empty: 'Nobody owes the lender a report.',
      rows: () => Promise.resolve([...store.planned.values()].map(plannedRow)),
    },
    {
      ...{ title: 'Others reported', columns: ['At', 'What'], empty: 'No reports yet.' },
      rows: () => Promise.resolve(store.done.map(doneRow)),
    },
  ],
  afterReset: () => {
    store.clear();
  },
  afterClock: () => store.runDue(),
});

const plannedRow = ({ id, at, what, instead = {} }: Plan) => ({
  cells: [at.toISOString(), what],
  buttons: [
    { label: 'Now', path: `/outside/${id}/report`, body: {} },
    ...Object.keys(instead).map((result) => ({
      label: result,
      path: `/outside/${id}/report`,
      body: { result },
    })),
    ...[1, 7].map((days) => ({
      label: `${String(days)} days late`,
      path: `/outside/${id}/delay`,
      body: { days },
    })),
    { label: 'Lose', path: `/outside/${id}/lose`, body: {} },
  ],
});

const doneRow = ({ id, at, what, after = {} }: Plan) => ({
  cells: [at.toISOString(), what],
  buttons: [
    { label: 'Repeat', path: `/outside/${id}/repeat`, body: {} },
    ...Object.keys(after).map((result) => ({
      label: result,
      path: `/outside/${id}/follow`,
      body: { result },
    })),
  ],
});
