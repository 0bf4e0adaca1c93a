/**
 * `npx nx run shell-e2e:sheets [name …]`: draws the contact sheets of the README from the pictures of the last
 * `npx nx run shell-e2e:screens` (dist/screens) into apps/shell-e2e/pictures. `npx nx run shell-e2e:sheets sheet-hindi` draws one.
 */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { root } from './workspace.mjs';

const from = join(root, 'dist/screens');
const into = join(root, 'apps/shell-e2e/pictures');
const day = '360 px light';
const night = '360 px dark';
const large = '360 px light 200 %';
const laptop = '1280 px light';

/** The twelve main screens, which `languages.spec.ts` checks in every language. */
const mainScreens = [
  ...['main', 'productDetail', 'auth', 'personal', 'confirmNew', 'loanDetailUrl'],
  ...['repayUrl', 'repayDelayUrl', 'paymentDetail', 'mine', 'calculator', 'bookkeeping'],
];

const inLanguage = (language) => mainScreens.map((name) => [`${name}/languages`, `${day} ${language}`]);

/** One sheet each: `screen/state` in one look, or `[screen/state, look]`. */
const sheets = {
  'sheet-borrowing': [
    ...['main/visitor', 'productDetail/default', 'login/default', 'auth/default', 'personal/default'],
    ...['IdCardType/default', 'confirmNew/default', 'confirmUrl/the maths checked', 'order/default'],
    'loanDetailUrl/default',
  ],
  'sheet-repaying': [
    ...[
      'main/default',
      'main/late',
      'repayUrl/default',
      'repayUrl/partial amount',
      'repayDelayUrl/seven days',
    ],
    ...['repayDelayUrl/signing', 'ynRepay/default', 'reference/default', 'paymentDetail/receipt'],
    'loanDetailUrl/paid off',
  ],
  'sheet-tools': [
    ...[
      'calculator/default',
      'calculator/exchange',
      'check/default',
      'bookkeeping/default',
      'newRecord/default',
    ],
    ...['accounts/default', 'reminders/default', 'calendar/default', 'newReminder/default'],
    'problem/default',
  ],
  'sheet-looks': [
    ...[
      'main/late',
      'confirmNew/default',
      'loanDetailUrl/default',
      'setting/default',
      'calculator/default',
    ].map((place) => [place, night]),
    ...[
      'main/default',
      'confirmNew/default',
      'repayUrl/default',
      'mine/default',
      'paymentDetail/receipt',
    ].map((place) => [place, large]),
  ],
  'sheet-english': inLanguage('en'),
  'sheet-hindi': inLanguage('hi'),
  'sheet-indonesian': inLanguage('id'),
  'sheet-chinese': inLanguage('zh'),
  'sheet-wide': [
    ...[
      'confirmNew/default',
      'loanDetailUrl/default',
      'repayUrl/default',
      'calculator/default',
      'bookkeeping/default',
    ].map((place) => [place, laptop]),
    ['main/default', '820 px light'],
    ['main/default', '800 × 360 px light'],
    ['loanDetailUrl/default', '1280 px dark'],
  ],
  'sheet-faults': [
    ...[
      'main/loading',
      'main/offline',
      'main/failed',
      'order/empty',
      'confirmNew/offline',
      'repayUrl/loading',
    ],
    ...[
      'login/a wrong code',
      'newProblem/nothing filled in',
      'loanDetailUrl/payout returned',
      'complaint/empty',
    ],
  ],
};

const ground = '#9fb0a5';

/** The layout of a sheet's pictures: portrait devices by default. Each picture is complete. */
const upright = { columns: 5, tile: { width: 216, height: 480 } };
const layouts = {
  'sheet-wide': { columns: 2, tile: { width: 640, height: 400, fit: 'contain', background: ground } },
};
const gap = 12;

const fileOf = (entry) => {
  const [place, look] = Array.isArray(entry) ? entry : [entry, day];
  return join(from, place, `${look}.jpg`);
};

async function draw([name, entries]) {
  const { columns, tile } = layouts[name] ?? upright;
  const files = entries.map(fileOf);
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(
      `Run \`npx nx run shell-e2e:screens\` first; it left no\n${missing.map((file) => relative(root, file)).join('\n')}`,
    );
  const tiles = await Promise.all(
    files.map(async (file, at) => ({
      input: await sharp(file).resize(tile).toBuffer(),
      left: gap + (at % columns) * (tile.width + gap),
      top: gap + Math.floor(at / columns) * (tile.height + gap),
    })),
  );
  const width = gap + columns * (tile.width + gap);
  const height = gap + Math.ceil(files.length / columns) * (tile.height + gap);
  const sheet = join(into, `${name}.webp`);
  const { size } = await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(tiles)
    .webp({ quality: 72, effort: 6 })
    .toFile(sheet);
  console.log(`${relative(root, sheet)} ${Math.round(size / 1000)} kB`);
}

const wanted = process.argv.slice(2);
for (const sheet of Object.entries(sheets))
  if (wanted.length === 0 || wanted.includes(sheet[0])) await draw(sheet);
