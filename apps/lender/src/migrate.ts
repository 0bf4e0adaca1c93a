import { placeOf, withLender } from './with-lender';

/** `npx nx run lender:migrate`: runs pending migrations with the database user of its environment, and starts no lender. */
await withLender(import.meta.url, (configuration) => {
  process.stdout.write(`All migrations have run: ${placeOf(configuration)}.\n`);
  return Promise.resolve();
});
