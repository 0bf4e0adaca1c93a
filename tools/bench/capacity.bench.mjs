/**
 * Measures the cost per core and per borrower: calls per CPU second of the lender with few and with many loans, and compared with
 * a bare ping; its memory, database bytes per borrower with a loan, and whether an append-only table can be partitioned by loan.
 * For docs/capacity.md.
 */
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { Client } from 'pg';
import { ensureBuilt } from '../built.mjs';
import { enterAs } from './borrower.mjs';
import { fillUpTo } from './fill-loans.mjs';
import { startLender } from './lender.mjs';

const port = process.env.PORT ?? '4440';
const headers = { 'X-Requested-With': 'XMLHttpRequest' };
const [few, many] = [100, 100_000];
/** The share of a ping's rate that home has at least, and how many times more a call costs with many loans at most. */
const leastOfPing = 0.25;
const mostTimesSlower = 1.5;
const ticksPerSecond = 100;

/** CPU seconds that a process has used (Linux). */
function processorSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

const megabytes = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

async function measure(url, pid) {
  const before = processorSeconds(pid);
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    headers,
    connections: 16,
    duration: 5,
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} calls of ${url.split('?')[0]} failed`);
  return {
    perCore: requests.total / (processorSeconds(pid) - before),
    median: latency.p50,
    slow: latency.p99,
  };
}

async function measureAll(calls, pid) {
  const found = {};
  for (const [name, url] of Object.entries(calls)) found[name] = await measure(url, pid);
  return found;
}

/** Partitions the ledger by loan into 16 parts. @returns how many of them a query for one loan reads */
async function partsReadOfLedger(database, orderId) {
  await database.query('create table divided (like ledger_entries) partition by hash (order_id)');
  for (let part = 0; part < 16; part += 1)
    await database.query(
      `create table divided_${part} partition of divided for values with (modulus 16, remainder ${part})`,
    );
  await database.query('insert into divided select * from ledger_entries');
  const { rows } = await database.query('explain (format json) select * from divided where order_id = $1', [
    orderId,
  ]);
  return new Set(JSON.stringify(rows).match(/divided_\d+/g)).size;
}

export async function bench() {
  await ensureBuilt(['sandbox']);
  const lender = await startLender(port);
  const database = new Client({ connectionString: lender.database() });
  try {
    await database.connect();
    const idle = megabytes(lender.pid);
    const borrower = await enterAs(lender.address, 'two-paid');
    const { sessionId, orderId } = borrower;
    const api = (path, more = '') => `${lender.address}/api${path}?sessionId=${sessionId}${more}`;
    const size = async () =>
      Number((await database.query('select pg_database_size(current_database()) as size')).rows[0].size);
    await fillUpTo(database, few, borrower);
    const before = await size();
    const calls = {
      ping: `${lender.address}/healthz`,
      home: api('/v5/index/index'),
      'list of loans': api('/v3/personal-center/order-list', '&orderType=all&pageNum=1&pageSize=20'),
      loan: api('/v3/loan-details/loan-details', `&orderId=${orderId}`),
    };
    const small = await measureAll(calls, lender.pid);
    await fillUpTo(database, many, borrower);
    const bytes = ((await size()) - before) / (many - few);
    const large = await measureAll(calls, lender.pid);
    for (const [name, { perCore, median, slow }] of Object.entries(large))
      console.log(
        `| ${name}: requests per second of a lender's CPU | ${perCore.toFixed(0)}, ${small[name].perCore.toFixed(0)} with ${few} loans; median ${median} ms, 99th percentile ${slow} ms |`,
      );
    console.log(
      `| memory of a lender, idle and after 15 s with 16 clients | ${idle.toFixed(0)} and ${megabytes(lender.pid).toFixed(0)} MB |`,
    );
    console.log(
      `| database size per borrower with one active loan of six periods, indexes included | ${(bytes / 1024).toFixed(1)} kB |`,
    );
    console.log(
      `| ledger partitioned by loan into 16 parts: partitions scanned for one loan | ${await partsReadOfLedger(database, orderId)} |`,
    );
    // The ping of the same seconds cancels out other load on the machine.
    const pingsOf = (found, name) => found.ping.perCore / found[name].perCore;
    const isFlat = Object.keys(calls).every(
      (name) => pingsOf(large, name) <= pingsOf(small, name) * mostTimesSlower,
    );
    return isFlat && pingsOf(small, 'home') <= 1 / leastOfPing;
  } finally {
    await database.end();
    await lender.stop();
  }
}
