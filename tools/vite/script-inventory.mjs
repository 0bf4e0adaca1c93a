import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isActive = /\.(js|css)$/;

/** `sha384-…`, as a browser checks it. */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Why a file is there, told by what it is made of. */
export function whyOf({ fileName, type, isEntry, facadeModuleId, moduleIds = [], originalFileNames = [] }) {
  if (fileName.endsWith('.css')) return `look of ${originalFileNames.map(short).join(', ') || 'the app'}`;
  if (type === 'asset') return 'works beside the page';
  if (isEntry) return 'starts the app';
  return facadeModuleId
    ? `${short(facadeModuleId)}, on demand`
    : `shared by several: ${moduleIds.length} modules`;
}

/** From the folder of the workspace, or from the package's own. */
const short = (path) =>
  path
    .split('?')[0]
    .replaceAll('\\', '/')
    .replace(/^.*\/(?=(libs|apps|node_modules)\/)/, '');

const rowOf = (fileName, content, why) => ({ path: `/${fileName}`, sha384: integrityOf(content), why });

/** The worker is built when all other files are there, beside the bundle. */
const worker = 'sw.js';

/**
 * Writes `/script-inventory.json`: each file that may run or style the page, with its hash and why it is there. What a page
 * loads besides has no business there.
 */
export const scriptInventory = () => {
  let written;
  return {
    name: 'clearloan-script-inventory',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const rows = Object.values(bundle)
        .filter(({ fileName }) => isActive.test(fileName))
        .map((file) => rowOf(file.fileName, file.type === 'chunk' ? file.code : file.source, whyOf(file)));
      written = { dir, rows };
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (written === undefined) return;
        const { dir, rows } = written;
        const ofWorker = readFileSync(join(dir, worker));
        const all = [...rows, rowOf(worker, ofWorker, 'keeps the files of the app on the device')];
        const sorted = all.sort((one, other) => one.path.localeCompare(other.path));
        writeFileSync(join(dir, 'script-inventory.json'), `${JSON.stringify(sorted, null, 1)}\n`);
      },
    },
  };
};
