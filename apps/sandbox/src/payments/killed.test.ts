import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sendSmsCode, smsCodeLogin } from '@clearloan/auth/contract';
import { generatePayCode, loanPlanInfo } from '@clearloan/repayment/contract';
import { callAt } from '../testing/test-lender';
import { buildLender, startProcess, type ProcessLender } from '../testing/built-lender';
import { sizes } from '../testing/sizes';

const clients = 4;
/** A part of the loan that no other payment is as large as. */
const amount = 101;
const port = 4391;

let dataDir: string;
let mainFile: string;
let lender: ProcessLender | undefined;

beforeAll(async () => {
  mainFile = await buildLender();
  dataDir = await mkdtemp(join(tmpdir(), 'clearloan-killed-'));
  await chmod(dataDir, 0o755);
  lender = await startProcess(mainFile, dataDir, port);
}, 180_000);

afterAll(async () => {
  await lender?.stop();
  await rm(dataDir, { recursive: true, force: true });
  await rm(dirname(mainFile), { recursive: true, force: true });
}, 60_000);

function running(): ProcessLender {
  if (lender === undefined) throw new Error('The lender starts before the test.');
  return lender;
}

/** Asks until an answer comes: a lender that was killed is up again soon. */
async function insist<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let left = 600; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (left === 0) throw error;
      await wait(100);
    }
  }
}

async function staff(path: string, body: object): Promise<{ status: number; json: unknown }> {
  const reply = await fetch(`${running().address}/sandbox${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (reply.status >= 500) throw new Error(`The console answered ${String(reply.status)}.`);
  return { status: reply.status, json: await reply.json() };
}

async function enter() {
  const { phone, orderId } = (await staff('/seed', { story: 'two-paid' })).json as Record<string, string>;
  const call = callAt(running().address);
  if (phone === undefined || orderId === undefined) throw new Error('The story was not told.');
  (await call(sendSmsCode, { phone, type: 'login' })).value();
  const inbox = await fetch(`${running().address}/sandbox/sms?phone=${encodeURIComponent(phone)}`);
  const [message] = (await inbox.json()) as { code: string }[];
  const login = await call(smsCodeLogin, { username: phone, smsCode: message?.code ?? '' });
  return { call, orderId, sessionId: login.value().sessionId };
}

it(
  'keeps every payment it acknowledged, once, however often it is killed',
  async () => {
    const { call, orderId, sessionId } = await enter();
    let asked = 0;
    let kills = 0;
    const acknowledged: string[] = [];

    const payOnce = async () => {
      const key = randomUUID();
      const wish = { orderId, periodNos: [], payType: 'wallet', amount, purpose: 'amount' } as const;
      const code = await insist(async () =>
        (await call(generatePayCode, { ...wish, periodNos: [] }, { sessionId, key })).value(),
      );
      // 409: the kill took the answer, the money had arrived.
      const arrived = await insist(() => staff(`/payments/${code.paymentId}/arrive`, {}));
      expect([200, 409]).toContain(arrived.status);
      acknowledged.push(code.paymentId);
    };
    const client = async () => {
      while (asked < sizes.acknowledged) {
        asked += 1;
        await payOnce();
      }
    };
    const killer = async () => {
      while (acknowledged.length < sizes.acknowledged && kills < sizes.kills) {
        const next = ((kills + 1) * sizes.acknowledged) / (sizes.kills + 1);
        while (acknowledged.length < next) await wait(5);
        await running().killAndRestart(kills % 2 === 1);
        kills += 1;
      }
    };
    await Promise.all([...Array.from({ length: clients }, client), killer()]);

    const plan = (await insist(() => call(loanPlanInfo, { orderId }, { sessionId }))).value();
    const parts = plan.transactions.filter((each) => each.kind === 'code' && each.amount === amount);
    const posted = parts.filter(({ status }) => status === 'posted').map(({ paymentId }) => paymentId);
    expect(posted.sort()).toEqual(acknowledged.sort());
    expect(parts).toHaveLength(sizes.acknowledged);
    const paid = plan.repay_plans.reduce((sum, row) => sum + row.paidAmount, 0);
    expect(paid).toBe(2 * 214_231 + sizes.acknowledged * amount);
    process.stdout.write(
      `killed ${String(kills)} times during ${String(acknowledged.length)} acknowledged payments: none lost, none double\n`,
    );
  },
  30 * 60_000,
);
