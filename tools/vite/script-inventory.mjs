import { createHash } from 'node:crypto';

const isActive = /\.(js|css)$/;

/** `sha384-…`, as a browser checks it. */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Why a file is there, told by what it is made of. */
export function whyOf({ fileName, type, isEntry, facadeModuleId, moduleIds = [], originalFileNames = [] }) {
  if (fileName === 'sw.js') return 'keeps the files of the app on the phone';
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

/**
 * Writes `/script-inventory.json`: each file that may run or style the page, with its hash and why it is there. What a page
 * loads besides has no business there.
 */
export const scriptInventory = () => ({
  name: 'clearloan-script-inventory',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.values(bundle)
        .filter(({ fileName }) => isActive.test(fileName))
        .map((file) => ({
          path: `/${file.fileName}`,
          sha384: integrityOf(file.type === 'chunk' ? file.code : file.source),
          why: whyOf(file),
        }))
        .sort((one, other) => one.path.localeCompare(other.path));
      this.emitFile({
        type: 'asset',
        fileName: 'script-inventory.json',
        source: `${JSON.stringify(files, null, 1)}\n`,
      });
    },
  },
});
