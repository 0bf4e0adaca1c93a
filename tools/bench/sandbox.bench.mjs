/**
 * How much the lender answers beside a bare ping on the same server, by one client, turn by turn in one run; and whether
 * its time for a request stays the same when the lender has a hundred thousand loans instead of a hundred.
 *
 * `--turns=7` how often each call has its turn; `--seconds=1` how long each.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { Client } from 'pg';
import { ensureBuilt } from '../built.mjs';
import { root } from '../workspace.mjs';
import { enterAs } from './borrower.mjs';
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
      // The first turn warms up.
      if (turn >= 0) found[name].push(requests.total / seconds);
    }
  return found;
}

/** Copies of the borrower's own loan for other borrowers, over two years, until the lender has so many. */
async function fillUpTo(database, size, { orderId }) {
  const { rows } = await database.query('select count(*)::int as many from orders');
  // The copies are in balance as their original is; checking a million lines takes longer than the bench.
  await database.query('set session_replication_role = replica');
  await database.query(
    `create temporary table copies as
       select gen_random_uuid() as order_id, gen_random_uuid() as borrower_id, n
       from generate_series(1, $1::int) as n`,
    [Math.max(0, size - rows[0].many)],
  );
  await database.query(
    `insert into borrowers (borrower_id, created_at) select borrower_id, now() from copies`,
  );
  for (const table of ['orders', 'loans', 'plan_rows', 'payments', 'ledger_entries'])
    await copyRows(database, table, orderId);
  await database.query('drop table copies');
  await database.query('set session_replication_role = origin');
  await database.query('analyze');
}

/** What a copy has of its own; every other column is its original's. */
const own = {
  order_id: 'copies.order_id',
  borrower_id: 'copies.borrower_id',
  created_at: "original.created_at - copies.n % 730 * interval '1 day'",
  payment_id: 'md5(original.payment_id::text || copies.order_id::text)::uuid',
  posting_id: 'md5(original.posting_id::text || copies.order_id::text)::uuid',
  vcode: 'null',
};

async function copyRows(database, table, orderId) {
  const { rows } = await database.query(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_identity = 'NO'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => own[name] ?? `original.${name}`);
  await database.query(
    `insert into ${table} (${names.join(', ')})
     select ${values.join(', ')} from ${table} as original, copies where original.order_id = $1`,
    [orderId],
  );
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
    // The ping of the same minutes takes out what else the machine did.
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
