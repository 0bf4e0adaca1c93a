/**
 * Proves that every message on a screen is in its library's catalogs, in each language: a built screen shows the bare id of a
 * missing one. Extracts the messages from a copy of the sources and compares them; then checks each translation, the style of
 * each language and the length of single-line labels.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import lingui from '../lingui.config.mjs';
import { appCatalogsOf, catalogsOf, readCatalog } from './lingui/catalogs.mjs';
import { checkCatalog, saidDifferently } from './words-catalog.mjs';
import { limitFault, placesIn } from './words-limits.mjs';
import { endFaults, styleFaults } from './words-style.mjs';
import { bin, root, run } from './workspace.mjs';

/** Every project with messages has the folder, and lingui.config.mjs writes into those. */
const projects = ['apps', 'libs'].flatMap((area) =>
  readdirSync(join(root, area)).map((name) => `${area}/${name}`),
);
const catalogs = lingui.locales.flatMap(catalogsOf);

function copySources() {
  const folder = mkdtempSync(join(tmpdir(), 'clearloan-words-'));
  for (const file of ['package.json', 'lingui.config.mjs']) cpSync(join(root, file), join(folder, file));
  for (const project of projects) {
    const source = join(root, project, 'src');
    if (existsSync(source)) cpSync(source, join(folder, project, 'src'), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** The messages of a catalog by id; obsolete ones are on no screen any more. */
function sentences(catalog) {
  const live = Object.entries(catalog).filter(([, { obsolete }]) => !obsolete);
  return new Map(live.map(([id, { message, translation }]) => [id, message ?? translation]));
}

function compare(folder, name) {
  const said = sentences(readCatalog(name, folder));
  const known = sentences(readCatalog(name));
  const lacks = [...said].filter(([id]) => !known.has(id)).map(([, words]) => `${name} lacks: ${words}`);
  const keeps = [...known]
    .filter(([id]) => !said.has(id))
    .map(([, words]) => `${name} contains messages that no screen uses: ${words}`);
  return [...lacks, ...keeps];
}

/** Checks every catalog of a language; prints its figures and returns the problems. */
function checkLanguage(language) {
  const checked = catalogsOf(language).map((name) => ({
    name,
    ...checkCatalog(readCatalog(name), language),
  }));
  const sum = (what) => checked.reduce((all, each) => all + each[what], 0);
  console.log(`${language}: ${sum('words')} sentences, ${sum('missing')} missing, ${sum('fuzzy')} fuzzy`);
  const inApp = appCatalogsOf(language).map((name) => ({ name, catalog: readCatalog(name) }));
  const differing = saidDifferently(inApp);
  return [...checked.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)), ...differing];
}

/** Every active message of a language with its source. */
const entriesOf = (language) =>
  catalogsOf(language).flatMap((name) =>
    Object.values(readCatalog(name))
      .filter(({ obsolete }) => !obsolete)
      .map(({ message, translation, context }) => ({
        name,
        context,
        source: message ?? translation,
        text: language === lingui.sourceLocale ? (message ?? translation) : translation,
      })),
  );

const checkStyle = (language) =>
  entriesOf(language).flatMap(({ name, source, text }) =>
    [...styleFaults(text, language), ...endFaults(source, text, language)].map(
      (fault) => `${name}: “${source}” ${fault}`,
    ),
  );

/** The labels of tabs, buttons and stamps, in every language, with their limits. */
function checkLimits() {
  const key = (context, message) => `${context ?? ''}\u0004${message}`;
  const texts = lingui.locales.map((language) => ({
    language,
    byKey: new Map(entriesOf(language).map(({ context, source, text }) => [key(context, source), text])),
  }));
  const found = projects
    .map((project) => join(root, project, 'src'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .flatMap((file) => placesIn(readFileSync(file, 'utf8')).map((place) => ({ file, ...place })));
  console.log(`length limits: ${found.length} places in ${texts.length} languages`);
  return found.flatMap(({ file, place, context, message }) =>
    texts.flatMap(({ language, byKey }) =>
      limitFault(place, byKey.get(key(context, message)) ?? '').map(
        (fault) => `${relative(root, file)}: ${language}: ${fault}`,
      ),
    ),
  );
}

const folder = copySources();
try {
  const { code, out, err } = await run(bin('lingui'), ['extract', '--clean'], { cwd: folder });
  if (code !== 0) throw new Error(`lingui extract failed:\n${out}${err}`);
  const strayed = catalogs.flatMap((name) => compare(folder, name));
  const faults = [
    ...strayed,
    ...lingui.locales.flatMap(checkLanguage),
    ...lingui.locales.flatMap(checkStyle),
    ...checkLimits(),
  ];
  for (const fault of faults) console.error(fault);
  if (strayed.length > 0) console.error('Run: npx nx run tools:words');
  console.log(
    `Words check: ${lingui.locales.length} languages, ${catalogs.length} catalogs, ${faults.length} faults`,
  );
  process.exitCode = faults.length === 0 && catalogs.length > 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
