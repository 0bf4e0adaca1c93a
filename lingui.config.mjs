import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';

const withWords = ['apps', 'libs'].flatMap((area) =>
  readdirSync(join(import.meta.dirname, area))
    .sort()
    .map((name) => `${area}/${name}`)
    .filter((project) => existsSync(join(import.meta.dirname, project, 'src/locales'))),
);

export default {
  locales: ['en', 'hi', 'id', 'zh'],
  sourceLocale: 'en',
  format: formatter({ origins: false }),
  orderBy: 'messageId',
  catalogs: withWords.map((project) => ({
    path: `<rootDir>/${project}/src/locales/{locale}`,
    include: [`<rootDir>/${project}/src`],
    exclude: ['**/*.test.*', '**/fixtures/**'],
  })),
};
