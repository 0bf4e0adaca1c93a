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

const ofLoans = ['libs/application/src', 'libs/loans/src'];
/** Folders of libraries without a catalog: their messages stand in the catalogs of the features that draw them. */
const drawnBy = {
  'libs/session/src': ['libs/account/src', 'libs/auth/src'],
  'libs/loan-view/src/parts': ['libs/home/src', ...ofLoans],
  'libs/loan-view/src/speech': ['libs/home/src', ...ofLoans],
  'libs/loan-view/src/terms': ofLoans,
};

const catalogOf = (sources, exclude = []) => ({
  path: `<rootDir>/${sources}/locales/{locale}`,
  include: [
    sources,
    ...(withOfflineNotes.includes(sources) ? [offlineNotes] : []),
    ...Object.keys(drawnBy).filter((folder) => drawnBy[folder].includes(sources)),
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
