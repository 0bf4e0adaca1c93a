import { sql } from 'drizzle-orm';
import { text } from '@clearloan/api-client/declare';
import * as v from 'valibot';
import { movedDays, moveClock } from '../context/clock';
import { transaction, withoutStatementLimit, writableDb } from '../database/connection';
import { consoleAct, ConsoleRefusal, type ConsoleModule } from './console-module';

const daysSchema = v.object({
  days: v.pipe(
    v.number('days is a number'),
    v.integer('days is a whole number'),
    v.minValue(0),
    v.maxValue(3660),
  ),
});

/** The actions that belong to no module: the clock, seed scenarios, the reset. */
export function ownConsole(
  seedScenarios: ReadonlyMap<string, () => Promise<unknown>>,
  emptyPictures: () => Promise<void>,
  modules: readonly ConsoleModule[],
): ConsoleModule {
  return {
    acts: [
      consoleAct('/clock', daysSchema, async (_params, { days }) => {
        const moved = await moveClock(days);
        for (const { afterClock } of modules) await afterClock?.();
        return { movedDays: moved };
      }),
      consoleAct('/seed', v.object({ scenario: text(64) }), async (_params, { scenario }) => {
        const create = seedScenarios.get(scenario);
        if (create === undefined)
          throw new ConsoleRefusal(404, `Scenarios: ${[...seedScenarios.keys()].join(', ')}`);
        return create();
      }),
      consoleAct('/reset', v.object({}), async () => {
        await emptyTables();
        await emptyPictures();
        for (const { afterReset } of modules) afterReset?.();
        return { ok: true };
      }),
    ],
    panels: [clockPanel],
  };
}

/** Empties all tables except the list of migrations in one statement, so that no request sees a partial state. */
async function emptyTables(): Promise<void> {
  await transaction(async () => {
    await withoutStatementLimit();
    const { rows } = await writableDb().execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> all(array['cities'])`,
    );
    if (rows.length === 0) return;
    const tables = rows.map(({ name }) => sql.identifier(name));
    await writableDb().execute(sql`truncate ${sql.join(tables, sql`, `)} cascade`);
  });
}

const clockPanel = {
  title: 'Clock',
  columns: ['Days moved'],
  empty: '',
  rows: async () => [
    {
      cells: [String(await movedDays())],
      buttons: [1, 7, 30].map((days) => ({ label: `+${days} days`, path: '/clock', body: { days } })),
    },
  ],
};
