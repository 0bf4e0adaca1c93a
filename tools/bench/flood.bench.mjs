/**
 * Measures whether a flood with hostile headers and bodies keeps other callers waiting: the 99th percentile of `/livez` during
 * 40 connections of it, beside the same flood with ordinary ones.
 *
 * `--seconds=30` how long each flood takes.
 */
import autocannon from 'autocannon';
import { ensureBuilt } from '../built.mjs';
import { startLender } from './lender.mjs';
import { printTable } from './table.mjs';

const port = process.env.PORT ?? '4440';
const connections = 40;
const mostMs = 500;
const ours = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/x-www-form-urlencoded' };

const loan = (principal) => ({
  method: 'POST',
  path: '/api/calc/emi',
  body: new URLSearchParams({
    principal,
    interest_rate: '12.00',
    tenure: '12',
    tenure_type: 'month',
  }).toString(),
});
const ordinary = {
  headers: {
    ...ours,
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  },
  requests: [loan('1000.00')],
};
/** As long as the server accepts. */
const hostile = {
  headers: {
    ...ours,
    'User-Agent': 'Version/1 '.repeat(800),
    'Accept-Language': 'en,'.repeat(500),
    traceparent: `00-${'0'.repeat(1_000)}`,
  },
  requests: [`${'0'.repeat(60_000)}x`, ' '.repeat(60_000), '<(['.repeat(6_500)].map(loan),
};

export async function bench(given) {
  const seconds = Number(given.find((each) => each.startsWith('--seconds='))?.split('=')[1] ?? 30);
  await ensureBuilt(['sandbox']);
  const lender = await startLender(port, undefined, { LIMITS: 'on' });
  try {
    const plain = await measure(lender.address, ordinary, seconds);
    const bad = await measure(lender.address, hostile, seconds);
    printTable([
      {
        what: `/livez beside ${connections} connections with hostile calls, 99th percentile`,
        product: `${bad} ms`,
        floor: `${plain} ms with ordinary calls`,
        ratio: bad / plain,
        goal: `≤ ${mostMs} ms`,
        isMet: bad <= mostMs,
      },
    ]);
    return bad <= mostMs;
  } finally {
    await lender.stop();
  }
}

/** The 99th percentile of another caller's time, in ms. */
async function measure(address, flood, duration) {
  const [other, { requests }] = await Promise.all([
    autocannon({ url: `${address}/livez`, connections: 1, duration }),
    autocannon({ url: address, connections, duration, ...flood }),
  ]);
  console.log(`${requests.total} calls answered in ${duration} s`);
  if (other.errors > 0) throw new Error(`${other.errors} calls of /livez failed`);
  return other.latency.p99;
}
