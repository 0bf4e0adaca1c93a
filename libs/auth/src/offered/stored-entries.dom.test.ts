import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clearLocalData } from '@clearloan/session';
import { ownEntries, storedEntries, storedEntry } from './stored-entries';

const root = join(__dirname, '../../../..');
/** Names of other things: events, locks, channels, downloads. */
const draftPrefix = 'clearloan.draft';
const notStored = /^clearloan(?:-start-failed|\.lock-try|-(?:reminders|sent|consents|my-data)\.\w+)$/;

/** The names in the source of the app that begin like a stored entry. */
function namesInSource(): readonly string[] {
  const files = ['libs', 'apps/shell/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          /\.tsx?$/.test(file) &&
          !/\.test\.|node_modules|testing\/|^(lender|contract-suite|open-api)\//.test(file),
      )
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );
  const names = files.flatMap((text) =>
    [...text.matchAll(/['`](clearloan[.-][\w.-]*)/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)].filter((name) => name !== draftPrefix && !notStored.test(name));
}

const places = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const;
const undeclared = (names: readonly string[]) =>
  names.filter((name) => !places.some((place) => storedEntry(place, name) ?? storedEntry(place, `${name}0`)));

it('every entry that the source names is declared', () => {
  expect(namesInSource().length).toBeGreaterThan(40);
  expect(undeclared(namesInSource())).toEqual([]);
  // Control: a new entry is found.
  expect(undeclared(['clearloan.new-entry'])).toEqual(['clearloan.new-entry']);
});

const fill = () => {
  for (const { place, name } of storedEntries)
    if (place === 'localStorage' || place === 'sessionStorage')
      window[place].setItem(name, `a value of ${name}`);
};

it('a logout removes every entry but those of the device and of other accounts, and entries that nobody declared', async () => {
  fill();
  localStorage.setItem('clearloan.new-entry', 'x');
  await clearLocalData();
  const stays = storedEntries.filter(
    ({ place, kind }) => place === 'localStorage' && (kind === 'device' || kind === 'kept'),
  );
  expect(Object.keys(localStorage).sort()).toEqual(stays.map(({ name }) => name).sort());
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('what exists on this device only is found, and nothing else', () => {
  fill();
  expect(
    ownEntries()
      .map(([, name]) => name)
      .sort(),
  ).toEqual(
    storedEntries
      .filter(({ place, kind }) => kind === 'own' && place !== 'indexedDB')
      .map(({ name }) => name)
      .sort(),
  );
});
