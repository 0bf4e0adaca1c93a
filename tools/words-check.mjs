/**
 * Proves that every sentence on a screen stands in its library's catalogs, in each language: a built screen shows the bare id of one
 * that does not. Extracts the words from a copy of the sources and compares which ones there are; then judges each translation.
 */
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lingui from '../lingui.config.mjs';
import { appCatalogsOf, catalogsOf, readCatalog } from './lingui/catalogs.mjs';
import { judge, saidDifferently } from './words-judge.mjs';
import { bin, root, run } from './workspace.mjs';

/** Every project with words has the folder, and lingui.config.mjs writes into those. */
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

/** The sentences of a catalog by their ids; those marked obsolete are said on no screen any more. */
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
    .map(([, words]) => `${name} keeps what no screen says: ${words}`);
  return [...lacks, ...keeps];
}

/** Judges every catalog of a language; tells its figures and gives back what is wrong. */
function judgeLanguage(language) {
  const judged = catalogsOf(language).map((name) => ({ name, ...judge(readCatalog(name), language) }));
  const sum = (what) => judged.reduce((all, each) => all + each[what], 0);
  console.log(`${language}: ${sum('words')} sentences, ${sum('missing')} missing, ${sum('fuzzy')} fuzzy`);
  const inApp = appCatalogsOf(language).map((name) => ({ name, catalog: readCatalog(name) }));
  const differing = saidDifferently(inApp);
  return [...judged.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)), ...differing];
}

const folder = copySources();
try {
  const { code, out, err } = await run(bin('lingui'), ['extract', '--clean'], { cwd: folder });
  if (code !== 0) throw new Error(`lingui extract failed:\n${out}${err}`);
  const strayed = catalogs.flatMap((name) => compare(folder, name));
  const faults = [...strayed, ...lingui.locales.flatMap(judgeLanguage)];
  for (const fault of faults) console.error(fault);
  if (strayed.length > 0) console.error('Run: npx nx run tools:words');
  console.log(
    `Words check: ${lingui.locales.length} languages, ${catalogs.length} catalogs, ${faults.length} faults`,
  );
  process.exitCode = faults.length === 0 && catalogs.length > 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
