import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';

const withCatalogs = ['apps', 'libs'].flatMap((area) =>
  readdirSync(join(import.meta.dirname, area))
    .sort()
    .map((name) => `${area}/${name}/src`)
    .filter((sources) => existsSync(join(import.meta.dirname, sources, 'locales'))),
);

/** Only the build uses these messages, so no catalog that a borrower loads contains them. */
const ofBuild = 'apps/shell/src/prerender';

const catalogOf = (sources, exclude = []) => ({
  path: `<rootDir>/${sources}/locales/{locale}`,
  include: [`<rootDir>/${sources}`],
  exclude: ['**/*.test.*', '**/fixtures/**', ...exclude],
});

export default {
  locales: ['en', 'hi', 'id', 'zh'],
  sourceLocale: 'en',
  format: formatter({ origins: false }),
  orderBy: 'messageId',
  catalogs: [
    ...withCatalogs.map((sources) => catalogOf(sources, [`<rootDir>/${ofBuild}/**`])),
    catalogOf(ofBuild),
  ],
};
