import { randomUUID } from 'node:crypto';

const reads = ['/v5/index/index', '/v3/personal-center/user-menu', '/user-problem/problem-list'];
/** The share of calls whose connection fails during the response. */
const faultShare = 0.05;
const longestCutMs = 25;
const mostTries = 20;

/**
 * One borrower's visits: reads screens, reports a problem now and then, and retries with the same key after a failure.
 * @param {{ lender: string, sessionId: string, until: number, pauseMs: number, random: () => number, tally: Tally }} visit
 * @typedef {{ calls: number, faults: number, failures: string[] }} Tally
 * @returns {Promise<number>} how many reports the borrower intended
 */
export async function live({ lender, sessionId, until, pauseMs, random, tally }) {
  const call = caller({ lender, sessionId, random, tally });
  const { types } = await call('/user-problem/problem-init');
  const [{ problemType, sons }] = types;
  const report = { problemType, problemSonType: sons[0].problemSonType };
  let made = 0;
  while (Date.now() < until) {
    for (const path of reads) await call(path);
    if (random() < 0.3) {
      made += 1;
      await call('/user-problem/problem-save', {
        ...report,
        problemDetail: `What is wrong, number ${String(made)}`,
      });
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + random())));
  }
  return made;
}

/** How many reports the lender has of the borrower. */
export async function reportsOf(lender, sessionId) {
  const tally = { calls: 0, faults: 0, failures: [] };
  const { total } = await caller({ lender, sessionId, random: () => 1, tally })('/user-problem/problem-list');
  return total;
}

const caller =
  ({ lender, sessionId, random, tally }) =>
  async (path, body) => {
    const address = `${lender}/api${path}?${new URLSearchParams({ sessionId, pageNum: '1', pageSize: '20' })}`;
    const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Idempotency-Key': randomUUID() };
    for (let tries = 0; tries < mostTries; tries += 1) {
      tally.calls += 1;
      const isCut = random() < faultShare;
      if (isCut) tally.faults += 1;
      try {
        const reply = await fetch(address, {
          ...(body ? { method: 'POST', body: new URLSearchParams(body) } : {}),
          headers,
          ...(isCut ? { signal: AbortSignal.timeout(1 + Math.floor(random() * longestCutMs)) } : {}),
        });
        const { code, message, data } = await reply.json();
        if (code === 0) return data;
        // The first request is still running: the next retry returns its response.
        if (code !== 1004) throw new Error(`${path} answered ${code}: ${message}`);
      } catch (error) {
        if (!isCut) {
          tally.failures.push(String(error));
          throw error;
        }
      }
    }
    throw new Error(`${path} got no response`);
  };
