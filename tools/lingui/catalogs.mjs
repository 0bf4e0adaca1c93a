import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import lingui from '../../lingui.config.mjs';
import { root } from '../workspace.mjs';

/** The sandbox has its own catalogs; all others belong to the app. */
const isLenders = (file) => file.startsWith('libs/lender/');

/** Every catalog of a language, by its path in the workspace and in a stable order. */
export const catalogsOf = (language) =>
  lingui.catalogs.map(({ path }) => `${path.replace('{locale}', language).replace('<rootDir>/', '')}.po`);

/** The app's catalogs only. */
export const appCatalogsOf = (language) => catalogsOf(language).filter((file) => !isLenders(file));

/** The messages of a catalog by id; empty where the file does not exist. */
export const readCatalog = (file, folder = root) => {
  const path = join(folder, file);
  return existsSync(path) ? formatter().parse(readFileSync(path, 'utf8'), { filename: path }) : {};
};
