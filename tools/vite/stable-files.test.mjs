import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../workspace.mjs';

/** What a new sentence in one feature may renew, as sent: its files and the entry, which names them. */
const mostRenewedBytes = 25_000;

const sentence = 'Nobody has read this sentence before';

/** Says one sentence more on a screen and in each catalog of its feature, as a translator's commit would. */
const withSentence = (feature, screen) => ({
  name: 'one-sentence-more',
  // Behind Lingui, which reads catalogs from the disk.
  enforce: 'post',
  transform(code, id) {
    const [file] = id.replaceAll('\\', '/').split('?');
    if (file.includes(`libs/${feature}/src/locales/`) && file.endsWith('.po'))
      return code.replace('JSON.parse("{', () => `JSON.parse("{\\"new1st\\":[\\"${sentence}\\"],`);
    if (file.endsWith(`libs/${feature}/src/pages/${screen}.tsx`))
      return `${code}\nglobalThis.lastSentence = "${sentence}";\n`;
    return null;
  },
});

/** The scripts of a build by their names. */
async function scriptsOf(...plugins) {
  const { output } = await build({
    configFile: join(root, 'apps/shell/vite.config.ts'),
    logLevel: 'silent',
    plugins,
    build: { write: false, sourcemap: false, rolldownOptions: { onLog: () => undefined } },
  });
  return new Map(
    output
      .filter(({ type, fileName }) => type === 'chunk' && fileName.endsWith('.js'))
      .map((chunk) => [chunk.fileName, chunk]),
  );
}

const sentBytes = ({ code }) => brotliCompressSync(code).length;

describe('a deploy', () => {
  let built;
  before(async () => {
    built = await scriptsOf();
  });

  it('names each file by its content: the same sources give the same files', async () => {
    assert.deepEqual([...(await scriptsOf()).keys()].sort(), [...built.keys()].sort());
  });

  it('has an entry that no file imports: it names the file of every screen', () => {
    const entry = [...built.values()].find(({ isEntry }) => isEntry);
    assert.ok(entry.dynamicImports.length > 50, String(entry.dynamicImports.length));
    const importers = [...built.values()].filter(({ imports }) => imports.includes(entry.fileName));
    assert.deepEqual(
      importers.map(({ fileName }) => fileName),
      [],
    );
  });

  for (const [feature, screen] of [
    ['complaints', 'help-page'],
    ['reminders', 'calendar-page'],
  ])
    it(`sends little again for a new sentence in ${feature}`, async (test) => {
      const next = await scriptsOf(withSentence(feature, screen));
      const renewed = [...next.values()].filter(({ fileName }) => !built.has(fileName));
      const bytes = renewed.reduce((sum, chunk) => sum + sentBytes(chunk), 0);
      test.diagnostic(`${renewed.length} of ${next.size} scripts, ${bytes} bytes`);
      // On its screen and in each catalog.
      assert.equal(renewed.filter(({ code }) => code.includes(sentence)).length, 5);
      assert.ok(
        bytes <= mostRenewedBytes,
        `${bytes} bytes: ${renewed.map(({ facadeModuleId, fileName }) => facadeModuleId ?? fileName).join(', ')}`,
      );
    });
});
