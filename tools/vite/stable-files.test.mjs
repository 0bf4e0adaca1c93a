import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { mostRenewedBytes, renewedBy, scriptsOf } from '../size/renewed.mjs';

/** Those that keep within the goal; `npm run bench -- speed` tells all of them. */
const within = [
  ['complaints', 'help-page'],
  ['reminders', 'calendar-page'],
];

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

  for (const [feature, screen] of within)
    it(`sends little again for a new sentence in ${feature}`, async (test) => {
      const { bytes, scripts, saying, of } = await renewedBy(built, feature, screen);
      test.diagnostic(`${scripts} of ${of} scripts, ${bytes} bytes`);
      // On its screen and in each catalog.
      assert.equal(saying, 5);
      assert.ok(bytes <= mostRenewedBytes, `${bytes} bytes`);
    });
});
