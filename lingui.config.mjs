import { existsSync, readdirSync } from 'node:fs';
import { formatter } from '@lingui/format-po';

const withWords = ['apps', 'libs'].flatMap((area) =>
  readdirSync(area)
    .map((name) => `${area}/${name}`)
    .filter((root) => existsSync(`${root}/src/locales`)),
);

export default {
  locales: ['en', 'hi', 'id', 'zh'],
  sourceLocale: 'en',
  format: formatter({ origins: false }),
  orderBy: 'messageId',
  catalogs: withWords.map((root) => ({
    path: `<rootDir>/${root}/src/locales/{locale}`,
    include: [`<rootDir>/${root}/src`],
    exclude: ['**/*.test.*', '**/fixtures/**'],
  })),
};
