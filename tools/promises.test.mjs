/** Every promise of docs/promises.md has a test, every promise that a test names is on the page, and the product still says it. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import lingui from '../lingui.config.mjs';
import { catalogsOf, readCatalog } from './lingui/catalogs.mjs';
import { root } from './workspace.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const textsIn = (folder, name) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((file) => name.test(file))
    .map((file) => read(join(folder, file)));

/** `| id § | sentence | where |`; the sign marks what binds the lender. */
const promisesIn = (page) =>
  [...page.matchAll(/^\| ([a-z\d-]+)(?: §)? \| (.+) \| [^|]+ \|$/gm)]
    .map(([, id, sentence]) => ({ id, sentence }))
    .filter(({ id }) => !/^-+$|^id$/.test(id));

/** The ids at the end of a title: `it('… [promise: first, second]', …)`. */
const idsIn = (source) =>
  [...source.matchAll(/\[promise: ([^\]]+)\]['"`],/g)].flatMap(([, ids]) => ids.split(', '));

/** `…` in a quoted sentence stands for a value that an agreement fills in. */
const isSaid = (sentence, texts) =>
  texts.some((text) => {
    let at = 0;
    return sentence.split(' … ').every((part) => {
      at = text.indexOf(part, at);
      return at >= 0;
    });
  });

function faultsOf(page, tests, texts) {
  const promises = promisesIn(page);
  const listed = promises.map(({ id }) => id);
  const named = new Set(tests.flatMap(idsIn));
  return [
    ...listed.filter((id, at) => listed.indexOf(id) < at).map((id) => `${id} is on the page twice`),
    ...listed.filter((id) => !named.has(id)).map((id) => `${id} has no test`),
    ...[...named].filter((id) => !listed.includes(id)).map((id) => `${id} is not on the page`),
    ...promises
      .filter(({ sentence }) => !isSaid(sentence, texts))
      .map(({ id }) => `${id} is said differently in the product`),
  ];
}

const sayings = () => {
  const messages = catalogsOf(lingui.sourceLocale).flatMap((name) => Object.values(readCatalog(name)));
  const agreements = textsIn('libs/lender/src/core/lending/agreements', /\.ts$/);
  return [
    ...messages.filter(({ obsolete }) => !obsolete).map(({ message, translation }) => message ?? translation),
    ...agreements.map((text) => text.replace(/\s+/g, ' ')),
  ];
};

test('every promise is said by the product and followed by a test', () => {
  const page = read('docs/promises.md');
  const tests = ['apps', 'libs'].flatMap((area) => textsIn(area, /\.(test|spec)\.tsx?$/));
  assert.ok(promisesIn(page).length >= 80);
  assert.deepEqual(faultsOf(page, tests, sayings()), []);
});

test('the check finds a promise without a test, one without a row and a stale sentence', () => {
  const row = '| pay-once § | You pay once. | Pay |';
  const title = "it('a payment counts once [promise: pay-once]', () => {});";
  const said = ['You pay once. Then it ends.'];
  assert.deepEqual(faultsOf(row, [title], said), []);
  assert.deepEqual(faultsOf(row, ['// [promise: pay-once]'], said), ['pay-once has no test']);
  assert.deepEqual(faultsOf('', [title], said), ['pay-once is not on the page']);
  assert.deepEqual(faultsOf(row, [title], ['You pay twice.']), [
    'pay-once is said differently in the product',
  ]);
  assert.deepEqual(faultsOf(`${row}\n${row}`, [title], said), ['pay-once is on the page twice']);
  assert.ok(isSaid('At most … times.', ['At most ${rules.count} times.']));
  assert.ok(!isSaid('At most … times.', ['times. At most']));
});
