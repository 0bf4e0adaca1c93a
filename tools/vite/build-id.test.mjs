import { equal, notEqual } from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildId } from './build-id.mjs';

function idsOf(whenThePageIsWritten) {
  const plugin = buildId();
  const [{ attrs }] = plugin.transformIndexHtml.handler('', { bundle: whenThePageIsWritten });
  const dir = mkdtempSync(join(tmpdir(), 'clearloan-build-id-'));
  plugin.writeBundle({ dir });
  const { build } = JSON.parse(readFileSync(join(dir, 'version.json'), 'utf8'));
  rmSync(dir, { recursive: true });
  return [attrs.content, build];
}

test('the page and version.json have the same build id, even when files are merged later', () => {
  const [page, version] = idsOf({ 'assets/a.js': {}, 'assets/runtime.js': {}, 'index.html': {} });
  equal(page, version);
});

test('another file changes the build id; a page and a source map do not', () => {
  const [first] = idsOf({ 'assets/a.js': {} });
  notEqual(first, idsOf({ 'assets/b.js': {} })[0]);
  equal(first, idsOf({ 'assets/a.js': {}, 'assets/a.js.map': {}, 'index.html': {} })[0]);
});
