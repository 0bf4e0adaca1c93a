import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import lingui from '../../lingui.config.mjs';
import { root } from '../workspace.mjs';

/** The sandbox speaks by itself; all other words are in one app. */
const isLenders = (file) => file.startsWith('apps/sandbox/');

/** Every catalog of a language, by its place in the workspace and in an order that does not change by itself. */
export const catalogsOf = (language) =>
  lingui.catalogs.map(({ path }) => `${path.replace('{locale}', language).replace('<rootDir>/', '')}.po`);

/** Those of the app alone. */
export const appCatalogsOf = (language) => catalogsOf(language).filter((file) => !isLenders(file));

/** The sentences of a catalog by their ids; none where there is no such file. */
export const readCatalog = (file, folder = root) => {
  const path = join(folder, file);
  return existsSync(path) ? formatter().parse(readFileSync(path, 'utf8'), { filename: path }) : {};
};
