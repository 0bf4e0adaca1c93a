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

/** Parts of `ui` that only these features draw: their catalogs have the sentences, not the one that the first screens load. */
const offlineNotes = 'libs/ui/src/offline';
const withOfflineNotes = ['libs/bookkeeping/src', 'libs/reminders/src'];

/** A library without a catalog: its fields for a phone number and a code stand in the catalogs of the two features that draw them. */
const session = 'libs/session/src';
const withSession = ['libs/account/src', 'libs/auth/src'];

const catalogOf = (sources, exclude = []) => ({
  path: `<rootDir>/${sources}/locales/{locale}`,
  include: [
    sources,
    ...(withOfflineNotes.includes(sources) ? [offlineNotes] : []),
    ...(withSession.includes(sources) ? [session] : []),
  ].map((folder) => `<rootDir>/${folder}`),
  exclude: ['**/*.test.*', '**/fixtures/**', ...exclude],
});

export default {
  locales: ['en', 'hi', 'id', 'zh'],
  sourceLocale: 'en',
  format: formatter({ origins: false }),
  orderBy: 'messageId',
  catalogs: [
    ...withCatalogs.map((sources) =>
      catalogOf(
        sources,
        (withOfflineNotes.includes(sources) ? [ofBuild] : [ofBuild, offlineNotes]).map(
          (folder) => `<rootDir>/${folder}/**`,
        ),
      ),
    ),
    catalogOf(ofBuild),
  ],
};
