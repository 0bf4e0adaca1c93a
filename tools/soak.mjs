/**
 * `npx nx run sandbox:soak [--minutes=10 --borrowers=40 --pages=2]`: borrowers use one lender for this time, with pauses compressed
 * twelvefold, while every twentieth call fails in transit. Each report is created once, no overlay stays, and the memory of neither
 * the lender nor a page keeps growing. At least a thousand memory samples of the lender make one run comparable with another.
 */
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { logIn, loggedIn } from './bench/borrower.mjs';
import { startLender } from './bench/lender.mjs';
import { ensureBuilt } from './built.mjs';
import { ensureTestChromium } from './find-chromium.mjs';
import { growthOf, isLevel } from './soak/level.mjs';
import { goRound } from './soak/phone-page.mjs';
import { live, reportsOf } from './soak/simulated-borrower.mjs';

const flag = (name, usual) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? usual);
const ms = Math.min(flag('minutes', 10), 60) * 60_000;
const borrowers = Math.min(flag('borrowers', 40), 200);
const pages = Math.min(flag('pages', 2), 4);
const port = process.env.PORT ?? '4440';
const lender = `http://localhost:${port}`;
const pauseMs = 1_000;

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const sessionOf = (index) => logIn(lender, `+62812${String(70_000_000 + index)}`);

/** The memory of the lender's process in bytes; 0 where the system does not report it. */
function memoryOf(pid) {
  try {
    return (
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? 0) * 1024
    );
  } catch {
    return 0;
  }
}

async function inBrowser(until) {
  if (pages === 0) return [];
  const browser = await chromium.launch({ executablePath: ensureTestChromium() });
  try {
    const visits = Array.from({ length: pages }, async (_, index) => {
      const sessionId = await sessionOf(900 + index);
      const storageState = loggedIn(lender, { sessionId });
      const context = await browser.newContext({ storageState, serviceWorkers: 'block', locale: 'en' });
      const page = await context.newPage();
      return goRound({ page, lender, until, random: randomFrom(900 + index) });
    });
    return await Promise.all(visits);
  } finally {
    await browser.close();
  }
}

async function soak() {
  const { pid, stop } = await startLender(port);
  const memory = [];
  const looking = setInterval(() => memory.push(memoryOf(pid)), Math.max(50, ms / 1_000));
  try {
    const tally = { calls: 0, faults: 0, failures: [] };
    const sessions = [];
    for (let index = 0; index < borrowers; index += 1) sessions.push(await sessionOf(index));
    const until = Date.now() + ms;
    const visits = sessions.map((sessionId, index) =>
      live({ lender, sessionId, until, pauseMs, random: randomFrom(index + 1), tally }),
    );
    const [meant, seen] = await Promise.all([Promise.all(visits), inBrowser(until)]);
    const made = await Promise.all(sessions.map((sessionId) => reportsOf(lender, sessionId)));
    return { tally, meant, made, seen, memory: memory.filter((size) => size > 0) };
  } finally {
    clearInterval(looking);
    await stop();
  }
}

function tell({ tally, meant, made, seen, memory }) {
  const sum = (values) => values.reduce((total, value) => total + value, 0);
  const doubled = meant.filter((count, index) => made[index] !== count).length;
  const stuck = sum(seen.map(({ stuckMasks }) => stuckMasks));
  const uncaught = seen.flatMap((page) => page.uncaught);
  const isLong = ms >= 120_000;
  const heaps = seen.map(({ heapSizes }) => heapSizes);
  console.log(
    `${borrowers} borrowers, ${tally.calls} requests, ${tally.faults} interrupted, ${sum(meant)} reports`,
  );
  console.log(`borrowers with a wrong number of reports: ${doubled}`);
  console.log(
    `browser actions ${sum(seen.map(({ moves }) => moves))}, overlays that stayed ${stuck}, uncaught errors ${uncaught.length}`,
  );
  console.log(
    `memory growth: lender ${growthOf(memory).toFixed(2)}, pages ${heaps.map((sizes) => growthOf(sizes).toFixed(2)).join(', ')}`,
  );
  const isRight = doubled === 0 && stuck === 0 && uncaught.length === 0 && tally.failures.length === 0;
  // A run of seconds is still warming up: only a long one shows whether memory is stable.
  const isSteady = !isLong || ((memory.length === 0 || isLevel(memory)) && heaps.every(isLevel));
  for (const failure of new Set([...tally.failures, ...uncaught])) console.log(failure);
  return isRight && isSteady && tally.faults > 0 && sum(meant) > 0;
}

await ensureBuilt();
process.exitCode = tell(await soak()) ? 0 : 1;
