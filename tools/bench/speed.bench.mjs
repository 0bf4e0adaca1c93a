/**
 * Compares the product with a baseline of the same stack (`floor/`), on a cheap phone and a slow network: every row of the table
 * in `speed/rows.mjs`. Times are ratios within one run, product and floor alternately; bytes are exact. Writes
 * dist/bench/speed.json, and a trace of each visit behind a missed row to dist/bench/traces.
 *
 * `--runs=7` how many visits of each place; `--rows=login,home` only rows whose name contains one of these words;
 * `--before=<folder>` a shell built from an earlier commit, visited in the same rounds: its CPU time and its heap.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBuilt } from '../built.mjs';
import { scriptsOf, worstOfFeatures } from '../size/renewed.mjs';
import { bin, root, run } from '../workspace.mjs';
import { enterAs, loggedIn } from './borrower.mjs';
import { startLender } from './lender.mjs';
import { lighthouseScore } from './speed/lighthouse.mjs';
import { ownCertificate } from './speed/certificate.mjs';
import { headersOfPage, startFront } from './speed/front.mjs';
import { openBrowser } from './speed/phone.mjs';
import { visitTwice } from './speed/repeat.mjs';
import { rows } from './speed/rows.mjs';
import { typingVisit } from './speed/typing.mjs';
import { coldVisit } from './speed/visit.mjs';
import { printTable } from './table.mjs';

const port = Number(process.env.PORT ?? '4430');
const results = join(root, 'dist/bench');
/** Has one running loan with two payments made. */
const scenario = 'two-paid';

/** Typing is a separate visit, so it does not affect other figures. */
const visitors = { login: coldVisit, typing: typingVisit, home: coldVisit };
const logins = {
  product: { path: '/login', shown: '#app input' },
  floor: { path: '/login', shown: 'input' },
};
const product = {
  login: logins.product,
  typing: logins.product,
  home: {
    path: '/',
    shown: 'main a[href^="/orders/"]',
    data: 'main .cl-figure',
    tap: { on: 'a[href="/orders"]', shown: '[role=tabpanel] a[href^="/orders/"]' },
  },
};
const places = {
  product,
  before: product,
  floor: {
    login: logins.floor,
    typing: logins.floor,
    home: {
      path: '/',
      shown: '[data-shown=home]',
      data: '[data-shown=home]',
      tap: { on: 'a[href="/orders"]', shown: '[data-shown=orders]' },
    },
  },
};

export async function bench(args) {
  const option = (name) => args.find((each) => each.startsWith(`--${name}=`))?.split('=')[1];
  const words = option('rows')?.split(',') ?? [''];
  const wanted = rows.filter(({ what }) => words.some((word) => what.includes(word)));
  const runs = Number(option('runs') ?? '7');
  await build();
  const stage = await openStage(option('before'));
  try {
    const measured = await measure(stage, wanted, runs);
    const evaluated = wanted.map(({ what, goal, visit, evaluate }) => ({
      what,
      goal,
      visit,
      ...evaluate(measured),
    }));
    tell(evaluated, measured, runs);
    await traceMissed(stage, evaluated);
    return evaluated.every(({ isMet }) => isMet !== false);
  } finally {
    await stage.close();
  }
}

async function build() {
  await ensureBuilt();
  const { code, out, err } = await run(bin('vite'), ['build', 'tools/bench/floor', '--logLevel', 'error']);
  if (code !== 0) throw new Error(`The build of the floor app failed.\n${out}${err}`);
}

/** A lender for each shell, an HTTP/2 server in front of each app, and a browser. */
async function openStage(before) {
  const present = await startLender(port);
  const earlier = before === undefined ? undefined : await startLender(port + 4, resolve(before));
  const certificate = ownCertificate();
  const frontOf = (at, folder, lender, pageHeaders) =>
    startFront({ port: port + at, folder, lender, pageHeaders, certificate });
  const fronts = {
    product: await frontOf(1, join(root, 'dist/apps/shell'), present.address),
    // The same kind of server: the floor's page has the same policies.
    floor: await frontOf(
      2,
      join(root, 'dist/bench/floor'),
      present.address,
      await headersOfPage(present.address),
    ),
    ...(earlier && { before: await frontOf(5, resolve(before), earlier.address) }),
  };
  const browser = await openBrowser(certificate);
  const close = async () => {
    await browser.close();
    for (const front of Object.values(fronts)) front.stop();
    await Promise.all([present.stop(), earlier?.stop()]);
  };
  const lenders = { product: present.address, floor: present.address, before: earlier?.address };
  return { lender: present.address, lenders, fronts, browser, certificate, close };
}

/** A visited place of an app: its full URL and who is logged in. */
function placeOf({ fronts }, app, name, borrower) {
  const { address } = fronts[app];
  const place = places[app][name];
  return [
    { ...place, address: address + place.path },
    name === 'home' ? loggedIn(address, borrower) : undefined,
  ];
}

/** The same seed scenario at each lender; product and floor share theirs. */
async function borrowersOf({ lenders }) {
  const product = await enterAs(lenders.product, scenario);
  const before = lenders.before && (await enterAs(lenders.before, scenario));
  return { product, floor: product, before };
}

async function measure(stage, wanted, runs) {
  const isWanted = (word) => wanted.some(({ what }) => what.includes(word));
  const names = Object.keys(visitors).filter((name) => wanted.some(({ visit }) => visit === name));
  const visits = {};
  const borrowers = await borrowersOf(stage);
  const keep = async (key, visit) => (visits[key] = [...(visits[key] ?? []), await visit]);
  for (let turn = 0; turn < runs; turn += 1) {
    for (const name of names)
      for (const app of Object.keys(stage.fronts))
        await keep(
          `${app} ${name}`,
          visitors[name](stage.browser, ...placeOf(stage, app, name, borrowers[app])),
        );
    const front = stage.fronts.product;
    if (isWanted('repeat visit'))
      await keep(
        'repeat',
        visitTwice(stage.browser, ...placeOf(stage, 'product', 'home', borrowers.product), front.asked),
      );
  }
  return {
    visits,
    renewed: isWanted('invalidated') ? worstOfFeatures(await scriptsOf()) : undefined,
    lighthouse: isWanted('Lighthouse')
      ? await lighthouseScore(`${stage.fronts.product.address}/login`, stage.certificate, port + 3)
      : undefined,
  };
}

function tell(evaluated, measured, runs) {
  mkdirSync(results, { recursive: true });
  const load = loadavg().map((value) => value.toFixed(1));
  const report = { at: new Date().toISOString(), runs, load, rows: evaluated, measured };
  writeFileSync(join(results, 'speed.json'), `${JSON.stringify(report, null, 1)}\n`);
  printTable(evaluated);
  for (const { page, bytes, scripts } of measured.renewed ?? [])
    console.log(`a new message on ${page} invalidates ${(bytes / 1000).toFixed(1)} kB in ${scripts} scripts`);
  const met = evaluated.filter(({ isMet }) => isMet).length;
  console.log(
    `\n${met} of ${evaluated.filter(({ goal }) => goal).length} rows meet their goals; ${runs} runs each, medians; load average ${load.join(' ')}`,
  );
}

/** One more traced visit of each place behind a missed row. */
async function traceMissed(stage, evaluated) {
  const missed = new Set(evaluated.flatMap(({ isMet, visit }) => (isMet === false && visit ? [visit] : [])));
  const folder = join(results, 'traces');
  mkdirSync(folder, { recursive: true });
  const borrower = missed.size > 0 ? await enterAs(stage.lender, scenario) : undefined;
  for (const name of missed) {
    for (const app of ['product', 'floor']) {
      const path = join(folder, `${app}-${name}.json`);
      await stage.browser.startTracing(undefined, { path, screenshots: false });
      await visitors[name](stage.browser, ...placeOf(stage, app, name, borrower));
      await stage.browser.stopTracing();
      console.log(`trace: ${path.slice(root.length + 1)}`);
    }
  }
}
