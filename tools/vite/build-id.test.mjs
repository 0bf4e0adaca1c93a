import { equal, notEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { buildId } from './build-id.mjs';

function idsOf(whenThePageIsWritten) {
  const plugin = buildId();
  const [{ attrs }] = plugin.transformIndexHtml.handler('', { bundle: whenThePageIsWritten });
  let told;
  plugin.generateBundle.handler.call({ emitFile: ({ source }) => (told = JSON.parse(source).build) });
  return [attrs.content, told];
}

test('the page and the version that a tab asks for say the same, though files were joined after the page was written', () => {
  const [page, version] = idsOf({ 'assets/a.js': {}, 'assets/runtime.js': {}, 'index.html': {} });
  equal(page, version);
});

test('another file is another build; a page and a source map are not part of it', () => {
  const [first] = idsOf({ 'assets/a.js': {} });
  notEqual(first, idsOf({ 'assets/b.js': {} })[0]);
  equal(first, idsOf({ 'assets/a.js': {}, 'assets/a.js.map': {}, 'index.html': {} })[0]);
});
