import { consoleAct, ConsoleRefusal, type ConsoleModule } from '@clearloan/lender';
import * as v from 'valibot';
import { behaviourSchema } from './staged-behaviours';
import type { PendingReport, PendingReports } from './pending-reports';

const actSchema = v.object({
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(400))),
  result: v.optional(v.pipe(v.string(), v.maxLength(40))),
});

function find(plans: Iterable<PendingReport>, id: string): PendingReport {
  const plan = [...plans].find((each) => each.id === id);
  if (plan === undefined) throw new ConsoleRefusal(404, 'There is no such report.');
  return plan;
}

const act = (name: string, run: (id: string, body: v.InferOutput<typeof actSchema>) => unknown) =>
  consoleAct(`/outside/:id/${name}`, actSchema, async ({ id = '' }, body) => {
    await run(id, body);
  });

const actsOn = (plans: PendingReports) => [
  consoleAct('/outside/behaviours', behaviourSchema, (_params, behaviour) => {
    plans.treat(behaviour);
    return Promise.resolve({ ok: true });
  }),
  act('report', (id, { result }) => plans.perform(find(plans.planned.values(), id), result)),
  act('delay', (id, { days = 1 }) => {
    plans.delay(find(plans.planned.values(), id), days);
  }),
  act('lose', (id) => {
    plans.lose(find(plans.planned.values(), id));
  }),
  act('repeat', (id) => {
    const { report, path, event, actsAt } = find(plans.done, id);
    return report(path, event(actsAt));
  }),
  act('take-back', (id) => plans.takeBack(find(plans.done, id))),
];

/** What the staff of the console sees of the parties, and may have them do. */
export const plansConsole = (plans: PendingReports): ConsoleModule => ({
  acts: actsOn(plans),
  panels: [
    {
      title: 'Others are about to report',
      columns: ['At', 'What'],
      empty: 'Nobody owes the lender a report.',
      rows: () => Promise.resolve([...plans.planned.values()].map(plannedRow)),
    },
    {
      title: 'Others reported',
      columns: ['At', 'What'],
      empty: 'No reports yet.',
      rows: () => Promise.resolve(plans.done.map(doneRow)),
    },
  ],
  afterReset: plans.clear,
  afterClock: plans.runDue,
});

const button = (id: string, name: string, label: string, body: Readonly<Record<string, unknown>> = {}) => ({
  label,
  path: `/outside/${id}/${name}`,
  body,
});

const plannedRow = ({ id, reportsAt, what, alternatives: instead = {} }: PendingReport) => ({
  cells: [reportsAt.toISOString(), what],
  buttons: [
    button(id, 'report', 'Now'),
    ...Object.keys(instead).map((result) => button(id, 'report', result, { result })),
    ...[1, 7].map((days) => button(id, 'delay', `${String(days)} days late`, { days })),
    button(id, 'lose', 'Lose'),
  ],
});

const doneRow = ({ id, reportsAt, what, takeBack }: PendingReport) => ({
  cells: [reportsAt.toISOString(), what],
  buttons: [
    button(id, 'repeat', 'Repeat'),
    ...(takeBack === undefined ? [] : [button(id, 'take-back', 'Take back')]),
  ],
});
