import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { transformSync } from '@babel/core';
import { createCompiledCatalog } from '@lingui/cli/api';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { setupI18n } from '@lingui/core';
import { root } from '../workspace.mjs';
import { readCatalog } from './catalogs.mjs';
import {
  numberedCatalog,
  numberedCatalogs,
  numberedSentences,
  sentenceNumbers,
} from './sentence-numbers.mjs';

const sentence = 'Listen';
const number = sentenceNumbers.get(generateMessageId(sentence));

const built = (code) =>
  transformSync(code, {
    ...{ configFile: false, babelrc: false, filename: join(root, 'libs/loans/src/page.tsx') },
    presets: [['@babel/preset-react', { runtime: 'automatic' }], '@babel/preset-typescript'],
    plugins: ['@lingui/babel-plugin-lingui-macro', numberedSentences],
  }).code;
const catalogOf = (language) => {
  const read = Object.entries(readCatalog(`libs/loans/src/locales/${language}.po`));
  const messages = Object.fromEntries(read.map(([id, { translation }]) => [id, translation]));
  return createCompiledCatalog(language, messages, { namespace: 'es' }).source;
};
const messagesOf = async (code) =>
  (await import(`data:text/javascript,${encodeURIComponent(code)}`)).messages;

it('a sentence goes by one number, in text, in parts and in what is said later', () => {
  assert.match(number, /^\d{1,4}$/);
  const code =
    built(`import { msg } from '@lingui/core/macro'; import { Trans, useLingui } from '@lingui/react/macro';
    const later = msg\`Listen\`;
    export function Page() { const { t } = useLingui(); return <p id="Listen" title={t\`Listen\`}><Trans>Listen</Trans></p>; }`);
  assert.equal(code.match(new RegExp(`\\bid: "${number}"`, 'g'))?.length, 3);
  assert.ok(!code.includes(generateMessageId(sentence)));
  // What is no sentence keeps its name, even where it reads like the name of one.
  assert.ok(code.includes('id: "Listen"'));
  const other = generateMessageId(sentence);
  assert.ok(
    built(`export const kept = { name: "${other}", list: ["${other}"] };`).includes(`name: "${other}"`),
  );
});

it('every language says it by the same number', async () => {
  for (const language of ['en', 'hi', 'id', 'zh']) {
    const whole = await messagesOf(catalogOf(language));
    const numbered = await messagesOf(numberedCatalog(catalogOf(language)));
    assert.equal(Object.keys(numbered).length, Object.keys(whole).length);
    assert.deepEqual(numbered[number], whole[generateMessageId(sentence)]);
    const i18n = setupI18n({ locale: language, messages: { [language]: numbered } });
    assert.equal(i18n._(number), String(whole[generateMessageId(sentence)]));
  }
});

it('no two sentences share a number', () => {
  assert.ok(sentenceNumbers.size > 1500);
  assert.equal(new Set(sentenceNumbers.values()).size, sentenceNumbers.size);
});

it('only catalogs are written anew; an unknown sentence, or another kind of file, fails the build', () => {
  const { transform } = numberedCatalogs();
  assert.equal(transform('export const messages = {};', '/x/libs/loans/src/words.ts'), undefined);
  assert.notEqual(transform(catalogOf('en'), '/x/libs/loans/src/locales/en.po').code, catalogOf('en'));
  assert.throws(() => numberedCatalog(catalogOf('en'), new Map()), /English catalogs lack a sentence/);
  assert.throws(() => numberedCatalog('export const messages = {};'), /catalogs in another way/);
});
