import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { build } from 'vite';
import { root } from '../workspace.mjs';
import { reactVantStyles } from './react-vant-styles.mjs';

const entry = `
import { Switch } from 'react-vant/es/switch/index.js';
import { Toast } from 'react-vant';
console.log(Switch, Toast);
`;

describe('the styles of react-vant', () => {
  let folder;

  before(() => {
    // Inside the workspace, so that the kit is resolved.
    folder = mkdtempSync(join(root, 'node_modules/.styles-'));
    writeFileSync(join(folder, 'entry.js'), entry);
  });

  after(() => {
    rmSync(folder, { recursive: true });
  });

  /** The CSS that a build of the entry emits. */
  async function builtCss(plugins) {
    const { output } = await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      plugins,
      build: { write: false, minify: false, rolldownOptions: { input: join(folder, 'entry.js') } },
    });
    return output
      .filter(({ fileName }) => fileName.endsWith('.css'))
      .map(({ source }) => source)
      .join('\n');
  }

  it('are included for every component in use, however it is imported', async () => {
    const css = await builtCss([reactVantStyles()]);
    assert.match(css, /\.rv-switch\b/);
    assert.match(css, /\.rv-toast\b/);
  });

  it('are left out for an unused component', async () => {
    assert.doesNotMatch(await builtCss([reactVantStyles()]), /\.rv-calendar\b/);
  });

  it('are missing without the plugin; when this fails, react-vant or Vite has fixed it', async () => {
    assert.doesNotMatch(await builtCss([]), /\.rv-switch\b/);
  });
});
