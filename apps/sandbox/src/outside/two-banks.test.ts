import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { asStaff, type TestLender } from '@clearloan/lender/testing';
import { generatePayCode, submitUtr } from '@clearloan/repayment/contract';
import { startTestSandbox } from '../testing/test-sandbox';
import { runningLoan, type Payer } from '../testing/payer';

type Outcome = 'found' | 'less' | 'missed' | 'taken';

/** A bank as a test drives it. */
interface Bank {
  readonly sandbox: TestLender;
  /** A reference about which the bank will report this. */
  readonly reference: (outcome: Outcome) => Promise<string>;
  readonly pay: (code: { readonly paymentId: string; readonly vcode: string }) => Promise<unknown>;
  readonly payLess: (vcode: string) => Promise<unknown>;
  /** Looks for a transfer at once. */
  readonly look: (reference: string) => Promise<unknown>;
  readonly repeat: (reference: string) => Promise<unknown>;
  readonly takeBack: (reference: string) => Promise<unknown>;
  /** Finds the money that it missed. */
  readonly find: (reference: string) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

let references = 426_601_930_000;
const newReference = (end: string) => `${String((references += 1))}${end}`;

const askConsole = async (address: string) =>
  (await fetch(`${address}/sandbox`, { headers: asStaff })).text();
const actOnConsole = (address: string, path: string, body: string) =>
  fetch(`${address}/sandbox${path}`, {
    method: 'POST',
    headers: { ...asStaff, 'Content-Type': 'application/json' },
    body,
  });

/** The sandbox's own bank, moved by the console. */
async function ownBank(): Promise<Bank> {
  const sandbox = await startTestSandbox();
  const press = async (words: string, button: string) => {
    const form = new RegExp(`data-path="/sandbox([^"]+)" data-body="([^"]+)">${button}<`);
    for (let left = 100; left > 0; left -= 1) {
      const rows = (await askConsole(sandbox.address)).split('<tr>');
      const [, path, body] = form.exec(rows.find((row) => row.includes(words) && form.test(row)) ?? '') ?? [];
      if (path !== undefined && body !== undefined) {
        await actOnConsole(sandbox.address, path, body.replaceAll('&quot;', '"'));
        return;
      }
      await wait(50);
    }
    throw new Error(`The console has no ${button} for ${words}.`);
  };
  const endings: Readonly<Record<Outcome, string>> = { found: '9', less: '2', missed: '1', taken: '3' };
  return {
    sandbox,
    reference: (outcome) => Promise.resolve(newReference(endings[outcome])),
    pay: async ({ paymentId }) => {
      await actOnConsole(sandbox.address, `/bank/${paymentId}/pay`, '{}');
    },
    payLess: (vcode) => press(vcode, 'Pay 1.00 less'),
    look: (reference) => press(reference, 'Now'),
    repeat: (reference) => press(reference, 'Repeat'),
    takeBack: (reference) => press(reference, 'Take back'),
    find: async () => {
      await actOnConsole(sandbox.address, '/clock', '{"days":2}');
    },
    stop: sandbox.stop,
  };
}

/** A second bank in a process of its own, written from docs/ports.md alone. */
async function secondBank(): Promise<Bank> {
  const secret = randomBytes(24).toString('base64url');
  const bank: ChildProcess = spawn(
    process.execPath,
    [join(__dirname, '../testing/second-bank.mjs'), secret],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const { stdin, stdout } = bank;
  if (stdin === null || stdout === null) throw new Error('The bank has no input or no output.');
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  const answer = async () => String((await lines.next()).value);
  const tell = async (...command: readonly string[]) => {
    stdin.write(`${command.join(' ')}\n`);
    return answer();
  };
  const address = `http://127.0.0.1:${await answer()}/`;
  const sandbox = await startTestSandbox([], {
    PAYMENTS_WEBHOOK_URL: address,
    PAYMENTS_WEBHOOK_SECRET: secret,
  });
  await tell('lender', sandbox.address);
  return {
    sandbox,
    reference: async (outcome) => {
      const reference = newReference('9');
      await tell('plan', reference, outcome);
      return reference;
    },
    pay: ({ vcode }) => tell('pay', vcode),
    look: () => Promise.resolve(),
    payLess: (vcode) => tell('pay', vcode, '2141.31'),
    repeat: (reference) => tell('again', reference),
    takeBack: (reference) => tell('back', reference),
    find: (reference) => tell('pay', reference),
    stop: async () => {
      await sandbox.stop();
      const ended = once(bank, 'exit');
      stdin.end();
      bank.kill();
      await ended;
    },
  };
}

describe.each([
  ['the sandbox’s bank', ownBank],
  ['a second bank', secondBank],
])('%s', (_, open) => {
  let bank: Bank;
  let payer: Payer;
  beforeAll(async () => {
    bank = await open();
    payer = await runningLoan(bank.sandbox);
  });
  afterAll(() => bank.stop());

  const newCode = async () => {
    const fields = { orderId: payer.orderId, payType: 'wallet', amount: 214_231, purpose: 'period' } as const;
    const how = { ...payer.who, key: randomUUID() };
    const { paymentId, vcode = '' } = (
      await bank.sandbox.call(generatePayCode, { ...fields, periodNos: [1] }, how)
    ).value();
    return { paymentId, vcode };
  };
  const send = async (utr: string, amount: number) => {
    const sent = { orderId: payer.orderId, utr, amount, payTime: await payer.now() };
    const how = { ...payer.who, key: randomUUID() };
    const { submitId } = (await bank.sandbox.call(submitUtr, sent, how)).value();
    return submitId;
  };
  const sendAndLook = async (reference: string) => {
    const sent = await send(reference, 10_000);
    await bank.look(reference);
    return sent;
  };

  it('pays a code; a repeat of its report has no effect; taken back, the payment is due again', async () => {
    const code = await newCode();
    await bank.pay(code);
    await payer.becomes(code.paymentId, 'posted');
    const paid = await payer.plan();
    expect(paid.repay_plans[0]).toMatchObject({ paidAmount: 214_231 });
    await bank.repeat(code.vcode);
    expect((await payer.plan()).transactions).toHaveLength(paid.transactions.length);
    await bank.takeBack(code.vcode);
    await payer.becomes(code.paymentId, 'reversed');
    expect((await payer.plan()).repay_plans[0]).toMatchObject({ paidAmount: 0 });
  });

  it('pays a code with another amount, which goes back', async () => {
    const code = await newCode();
    await bank.payLess(code.vcode);
    await payer.becomes(code.paymentId, 'returned');
  });

  it('finds a transfer', async () => {
    await payer.becomes(await sendAndLook(await bank.reference('found')), 'posted');
  });

  it('finds a transfer of another amount, which waits until the borrower corrects it', async () => {
    const reference = await bank.reference('less');
    const sent = await sendAndLook(reference);
    await payer.becomes(sent, 'amountDiffers');
    expect(await send(reference, 9_900)).toBe(sent);
    await payer.becomes(sent, 'posted');
  });

  it('does not find a transfer at first, and then does', async () => {
    const reference = await bank.reference('missed');
    const sent = await sendAndLook(reference);
    await payer.becomes(sent, 'notFound');
    await bank.find(reference);
    await payer.becomes(sent, 'posted');
  });

  it('has taken the money of a transfer back', async () => {
    await payer.becomes(await sendAndLook(await bank.reference('taken')), 'refused');
  });
});
