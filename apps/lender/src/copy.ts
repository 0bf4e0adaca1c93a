import { backUp, pictureStoreOf, restore } from '@clearloan/lender';
import { join } from 'node:path';
import { placeOf, withLender } from './with-lender';

const [command = 'backup', file, ...flags] = process.argv.slice(2);

/** `npx nx run lender:backup <file>` and `npx nx run lender:restore <file> [--overwrite]`. */
await withLender(
  import.meta.url,
  async (configuration, home) => {
    if (file === undefined) throw new Error(`Specify a file: copy.js ${command} <file>`);
    const store = pictureStoreOf(configuration);
    const { rows, pictures } =
      command === 'restore'
        ? await restore(store, file, {
            overwrite: flags.includes('--overwrite'),
            folder: join(home, 'drizzle'),
          })
        : await backUp(store, file);
    const way = command === 'restore' ? 'into' : 'of';
    process.stdout.write(
      `${String(rows)} rows and ${String(pictures)} pictures ${way} ${placeOf(configuration)}\n`,
    );
  },
  { statementSeconds: 0 },
);
