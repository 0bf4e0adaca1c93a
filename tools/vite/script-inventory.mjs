import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isActive = /\.(js|css)$/;

/** `sha384-…`, as in subresource integrity. */
const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Why a file exists, derived from its modules. */
function whyOf({ fileName, type, isEntry, facadeModuleId, moduleIds = [], originalFileNames = [] }) {
  if (fileName.endsWith('.css')) return `styles of ${originalFileNames.map(short).join(', ') || 'the app'}`;
  if (type === 'asset') return 'is loaded separately';
  if (isEntry) return 'starts the app';
  return facadeModuleId
    ? `${short(facadeModuleId)}, on demand`
    : `shared by several: ${moduleIds.length} modules`;
}

/** Relative to the workspace, or to the package. */
const short = (path) =>
  path
    .split('?')[0]
    .replaceAll('\\', '/')
    .replace(/^.*\/(?=(libs|apps|node_modules)\/)/, '');

const rowOf = (fileName, content, why) => ({ path: `/${fileName}`, sha384: integrityOf(content), why });

/** The worker is built after all other files, outside the bundle. */
const worker = 'sw.js';

/**
 * Writes `/script-inventory.json`: each file that may run on or style the page, with its hash and its purpose. A page must load
 * nothing else.
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
        const all = [...rows, rowOf(worker, ofWorker, 'caches the app’s files on the device')];
        const sorted = all.sort((one, other) => one.path.localeCompare(other.path));
        writeFileSync(join(dir, 'script-inventory.json'), `${JSON.stringify(sorted, null, 1)}\n`);
      },
    },
  };
};
