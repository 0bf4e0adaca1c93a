import { withLender } from './with-lender';

/** `npx nx run lender:migrate`: runs pending migrations with the database user of its environment, and starts no lender. */
await withLender(import.meta.url, () => {
  process.stdout.write('The database has all migrations.\n');
  return Promise.resolve();
});
