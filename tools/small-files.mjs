import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** A shorter module should usually be part of another one. */
const fewLines = 30;

/** Why a short file is separate, by its path; the first match counts. */
const reasons = [
  ['an icon, written by tools/icons.mjs; a screen loads its own only', /\/icons\/drawn\//],
  ['the public surface of a library', /\/index\.ts$/],
  ['the door to a catalog, which loads by itself', /\/catalog\.ts$/],
  ['declares calls: read by the lender, the document and the preload script', /\/contract(\/|\.ts$)/],
  ['a fixture', /\/fixtures\//],
  ['a story, a configuration or types of a tool', /\.stories\.|\/\.storybook\/|drizzle|\.d\.ts$/],
  ['the picture of one empty screen, loaded with it', /\/screen\/art\//],
  ['tables of one domain', /\/database\/schema\//],
  [
    'a place that every feature has, and tools look for',
    /\/(facts|paths|inner-paths|routes|queries|inner-routes|on-demand|main)\.tsx?$/,
  ],
];
const fetchedAlone = 'loaded by a dynamic import: the border of a chunk';

const isSource = (path) => /^(apps|libs)\/.*\.tsx?$/.test(path) && !/\.(test|spec)\.|\/testing\//.test(path);

/** Source files of apps/ and libs/ without tests, each with its text. */
export function sources() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return new Map(
    listed
      .split('\n')
      .filter((path) => isSource(path) && existsSync(join(root, path)))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

/** @returns how many short files each reason covers, and the paths of those without one */
export function shortFiles(files) {
  const fetched = new Set(
    [...files].flatMap(([path, text]) =>
      [...text.matchAll(/import\('(\.[^']*)'\)/g)].map(([, to]) => join(path, '..', to)),
    ),
  );
  const short = [...files].filter(([, text]) => text.split('\n').length - 1 < fewLines).map(([path]) => path);
  const reasonOf = (path) =>
    reasons.find(([, form]) => form.test(path))?.[0] ??
    (fetched.has(path.replace(/\.tsx?$/, '')) ? fetchedAlone : undefined);
  const counts = new Map();
  for (const path of short) counts.set(reasonOf(path), (counts.get(reasonOf(path)) ?? 0) + 1);
  return { all: files.size, short: short.length, counts, without: short.filter((path) => !reasonOf(path)) };
}
