/**
 * Measures the lender's throughput compared with a bare ping on the same server, with one client, alternately in one run; and
 * whether its time per request stays the same with a hundred thousand loans instead of a hundred.
 *
 * `--turns=7` how many rounds each call gets; `--seconds=1` how long each round takes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { Client } from 'pg';
import { ensureBuilt } from '../built.mjs';
import { root } from '../workspace.mjs';
import { enterAs } from './borrower.mjs';
import { fillUpTo } from './fill-loans.mjs';
import { startLender } from './lender.mjs';
import { median } from './median.mjs';
import { printTable } from './table.mjs';

const port = process.env.PORT ?? '4440';
const leastOfPing = 0.25;
const mostTimesSlower = 1.5;
const sizes = [100, 100_000];
const headers = { 'X-Requested-With': 'XMLHttpRequest' };

export async function bench(given) {
  const option = (name, value) =>
    Number(given.find((each) => each.startsWith(`--${name}=`))?.split('=')[1] ?? value);
  const [turns, seconds] = [option('turns', 7), option('seconds', 1)];
  await ensureBuilt(['sandbox']);
  const lender = await startLender(port);
  const database = new Client({ connectionString: lender.database() });
  try {
    await database.connect();
    const borrower = await enterAs(lender.address, 'two-paid');
    const calls = callsOf(lender.address, borrower);
    const measured = [];
    for (const size of sizes) {
      await fillUpTo(database, size, borrower);
      measured.push(await inTurns(calls, turns, seconds));
    }
    return told(measured);
  } finally {
    await database.end();
    await lender.stop();
  }
}

function callsOf(address, { sessionId, orderId }) {
  const api = (path, more = '') => `${address}/api${path}?sessionId=${sessionId}${more}`;
  return {
    ping: `${address}/healthz`,
    home: api('/v5/index/index'),
    orders: api('/v3/personal-center/order-list', '&orderType=all&pageNum=1&pageSize=20'),
    loan: api('/v3/loan-details/loan-details', `&orderId=${orderId}`),
  };
}

/** Requests a second of each call, one client at a time: `{ ping: [...], home: [...] }`. */
async function inTurns(calls, turns, seconds) {
  const found = Object.fromEntries(Object.keys(calls).map((name) => [name, []]));
  for (let turn = -1; turn < turns; turn += 1)
    for (const [name, url] of Object.entries(calls)) {
      const { requests, non2xx, errors } = await autocannon({
        url,
        headers,
        connections: 1,
        duration: seconds,
      });
      if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx + errors} requests failed`);
      // The first round is a warm-up.
      if (turn >= 0) found[name].push(requests.total / seconds);
    }
  return found;
}

function told(measured) {
  const [few, many] = measured;
  const rate = (values) => `${median(values).toFixed(0)}/s`;
  const beside = ['home', 'orders', 'loan'].map((name) => {
    const ratio = median(few[name].map((value, at) => value / few.ping[at]));
    const goal = name === 'home' ? `≥ ${leastOfPing} of a ping` : '';
    const isMet = name === 'home' ? ratio >= leastOfPing : undefined;
    return {
      what: `${name} beside a ping`,
      product: rate(few[name]),
      floor: rate(few.ping),
      ratio,
      goal,
      isMet,
    };
  });
  const flat = ['home', 'orders', 'loan'].map((name) => {
    // The ping of the same minutes cancels out other load on the machine.
    const cost = (found) => median(found.ping.map((ping, at) => ping / found[name][at]));
    const ratio = cost(many) / cost(few);
    const [product, floor] = [rate(many[name]), rate(few[name])];
    const goal = `≤ ${mostTimesSlower}× the time`;
    return {
      what: `${name} with ${sizes[1]} loans beside ${sizes[0]}`,
      product,
      floor,
      ratio,
      goal,
      isMet: ratio <= mostTimesSlower,
    };
  });
  const rows = [...beside, ...flat];
  printTable(rows);
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`\nload average ${load.join(' ')}`);
  mkdirSync(join(root, 'dist/bench'), { recursive: true });
  writeFileSync(
    join(root, 'dist/bench/sandbox.json'),
    `${JSON.stringify({ load, rows, measured }, null, 1)}\n`,
  );
  return rows.every(({ isMet }) => isMet !== false);
}
