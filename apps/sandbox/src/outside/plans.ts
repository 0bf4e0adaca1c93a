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
  /** Other results that the console offers, by label. */
  readonly instead?: Readonly<Record<string, object>>;
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
  const planned = new Map<string, Plan>();
  const done: Plan[] = [];
  const wake = (inMs: number) => {
    // A business time far ahead comes by the clock of the console, not by waiting.
    if (inMs < dayMs) setTimeout(() => void runDue().catch(() => undefined), inMs).unref();
  };
  const perform = async (plan: Plan, event = plan.event) => {
    planned.delete(plan.id);
    done.unshift(plan);
    done.length = Math.min(done.length, mostDone);
    await plan.report(plan.path, event);
  };
  const runDue = async () => {
    const now = await businessNow();
    const due = [...planned.values()].filter(({ at }) => at <= now);
    for (const plan of due.sort((one, other) => one.at.getTime() - other.at.getTime())) await perform(plan);
  };
  const find = (plans: Iterable<Plan>, id: string): Plan => {
    const plan = [...plans].find((each) => each.id === id);
    if (plan === undefined) throw new ConsoleRefusal(404, 'There is no such report.');
    return plan;
  };
  const owe: Plans['owe'] = async (report, owed, inMs) => {
    const at = new Date((await businessNow()).getTime() + inMs);
    const id = randomUUID();
    planned.set(id, { ...owed, id, at, report });
    wake(inMs);
  };
  const act = (name: string, run: (id: string, body: v.InferOutput<typeof actSchema>) => Promise<unknown>) =>
    consoleAct(`/outside/:id/${name}`, actSchema, ({ id = '' }, body) => run(id, body));
  const console: ConsoleModule = {
    acts: [
      act('report', async (id, { result }) => {
        const plan = find(planned.values(), id);
        await perform(plan, result === undefined ? plan.event : plan.instead?.[result]);
      }),
      act('delay', (id, { days = 1 }) => {
        const plan = find(planned.values(), id);
        planned.set(id, { ...plan, at: new Date(plan.at.getTime() + days * dayMs) });
        return Promise.resolve();
      }),
      act('lose', (id) => Promise.resolve(planned.delete(find(planned.values(), id).id))),
      act('repeat', (id) => {
        const { report, path, event } = find(done, id);
        return report(path, event);
      }),
      act('follow', async (id, { result = '' }) => {
        const { report, after } = find(done, id);
        const next = after?.[result]?.(await businessNow());
        if (next === undefined) throw new ConsoleRefusal(400, 'This cannot follow the report.');
        return report(next.path, next.event);
      }),
    ],
    panels: [
      {
        title: 'Others are about to report',
        columns: ['At', 'What'],
        empty: 'Nobody owes the lender a report.',
        rows: () => Promise.resolve([...planned.values()].map(plannedRow)),
      },
      {
        title: 'Others reported',
        columns: ['At', 'What'],
        empty: 'No reports yet.',
        rows: () => Promise.resolve(done.map(doneRow)),
      },
    ],
    afterReset: () => {
      planned.clear();
      done.length = 0;
    },
    afterClock: runDue,
  };
  return { owe, console };
}

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
