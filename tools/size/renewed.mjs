import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../workspace.mjs';

/** What a new sentence in one feature may renew, as sent: its files and the entry, which names them. */
export const mostRenewedBytes = 25_000;

/** A screen of each feature, to which a sentence is added. */
export const screensOfFeatures = [
  ['auth', 'login-page'],
  ['bookkeeping', 'book-page'],
  ['calculator', 'calculator-page'],
  ['certification', 'personal-page'],
  ['complaints', 'help-page'],
  ['loans', 'home-page'],
  ['privacy', 'centre-page'],
  ['reminders', 'calendar-page'],
  ['repayment', 'repay-page'],
];

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
export async function scriptsOf(...plugins) {
  const { output } = await build({
    configFile: join(root, 'apps/shell/vite.config.ts'),
    logLevel: 'silent',
    plugins,
    build: { write: false, sourcemap: false, rolldownOptions: { onLog: () => undefined } },
  });
  const scripts = output.filter(({ type, fileName }) => type === 'chunk' && fileName.endsWith('.js'));
  return new Map(scripts.map((chunk) => [chunk.fileName, chunk]));
}

/**
 * What a deploy sends again for one sentence more on a screen.
 * @param {Map<string, { code: string }>} built the scripts of before
 * @returns {Promise<{ bytes: number, scripts: number, saying: number, of: number }>} bytes as sent of the scripts that are new;
 * how many they are, how many of them say the sentence, and how many the build has
 */
export async function renewedBy(built, feature, screen) {
  if (!existsSync(join(root, `libs/${feature}/src/pages/${screen}.tsx`)))
    throw new Error(`libs/${feature} has no page ${screen}.`);
  const next = await scriptsOf(withSentence(feature, screen));
  const renewed = [...next.values()].filter(({ fileName }) => !built.has(fileName));
  return {
    bytes: renewed.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0),
    scripts: renewed.length,
    saying: renewed.filter(({ code }) => code.includes(sentence)).length,
    of: next.size,
  };
}
