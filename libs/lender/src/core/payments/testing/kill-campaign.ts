import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { smsCodeLogin } from '@clearloan/auth/contract';
import { sendSmsCode } from '@clearloan/session/contract';
import { recordList, saveAccount, saveRecord } from '@clearloan/bookkeeping/contract';
import { generatePayCode, loanPlanInfo } from '@clearloan/repayment/contract';
import type { ProcessLender } from '../../../testing/built-lender';
import { callAt, type TestLender } from '../../../testing/test-lender';
import { actOnConsole } from '../../../testing/console-call';
import { codeSentTo } from '../../../testing/text-carrier';

/** An amount that no other payment of the loan has. */
export const partPaid = 101;

/** Retries until a response arrives; a killed lender is soon up again. */
async function insist<Result>(
  ask: () => Promise<Result>,
  onFailure: () => void = () => undefined,
): Promise<Result> {
  for (let left = 600; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      onFailure();
      if (left === 0) throw error;
      await wait(100);
    }
  }
}

/** Everything that the lender acknowledged. */
interface Acknowledged {
  /** Writes of any kind. */
  writes: number;
  kills: number;
  /** Payment requests that failed or were rejected, and were repeated. */
  failed: number;
  readonly payments: string[];
  readonly records: string[];
  /** Orders of loans that were taken and returned. */
  readonly loans: string[];
}

/** A borrower with a running loan, at a lender in a separate process. */
export class Campaign {
  readonly done: Acknowledged = { writes: 0, kills: 0, failed: 0, payments: [], records: [], loans: [] };
  private readonly call: TestLender['call'];
  private sessionId = '';
  private orderId = '';
  private readonly accountId = randomUUID();

  constructor(private readonly lender: Pick<ProcessLender, 'address' | 'killAndRestart'>) {
    this.call = callAt(lender.address);
  }

  /** Seeds a loan, logs its borrower in and creates a bookkeeping account. */
  async enter(): Promise<void> {
    const { status, json } = await this.staff('/seed', { scenario: 'two-paid' });
    const { phone = '', orderId = '' } = json;
    if (phone === '') throw new Error(`The console returned ${String(status)}: ${JSON.stringify(json)}`);
    this.orderId = orderId;
    await this.logIn(phone);
  }

  /** Logs a borrower in and creates an account in the book. Retries, because the `hasty` lender responds before it commits. */
  async logIn(phone: string): Promise<void> {
    (await this.call(sendSmsCode, { phone, type: 'login' })).value();
    const smsCode = await codeSentTo(phone);
    const logIn = async () => (await this.call(smsCodeLogin, { username: phone, smsCode })).value();
    this.sessionId = (await insist(logIn)).sessionId;
    const account = { account_id: this.accountId, name: 'Purse', kind: 'cash', opening_balance: 0 } as const;
    const updated_at = new Date().toISOString();
    await insist(async () => (await this.call(saveAccount, { ...account, updated_at }, this.once())).value());
  }

  /**
   * Several clients write until the given number of writes is acknowledged, while the lender is killed the given number of
   * times.
   */
  async run(writes: number, kills: number): Promise<void> {
    const until = this.done.writes + writes;
    const client = async (turn: number) => {
      for (; this.done.writes < until; turn += 1) await (turn % 2 === 0 ? this.pay() : this.note());
    };
    const teller = async () => {
      for (let step = 1; this.done.writes < until; step += 1) {
        await this.takeAndGiveBack();
        while (this.done.writes < Math.min(until, (until * step) / Math.max(1, kills))) await wait(20);
      }
    };
    const killer = async () => {
      for (let kill = 1; kill <= kills; kill += 1) {
        while (this.done.writes < until - writes + (kill * writes) / (kills + 1)) await wait(5);
        await this.kill(kill % 2 === 0);
      }
    };
    await Promise.all([client(0), client(1), client(2), client(3), teller(), killer()]);
  }

  /**
   * Four clients pay until the given number of payments is acknowledged. @returns the longest gap between two, in milliseconds
   */
  async payUntil(count: number): Promise<number> {
    let last = performance.now();
    let longest = 0;
    const client = async () => {
      while (this.done.payments.length < count) {
        await this.pay();
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }
    };
    await Promise.all([client(), client(), client(), client()]);
    return longest;
  }

  async kill(withDatabase: boolean): Promise<void> {
    await this.lender.killAndRestart(withDatabase);
    this.done.kills += 1;
  }

  /** Pays a part of the loan; pay code and payment are acknowledged one after the other. */
  async pay(): Promise<void> {
    const how = this.once();
    const fields = { orderId: this.orderId, payType: 'wallet', amount: partPaid, purpose: 'amount' } as const;
    const ask = async () => (await this.call(generatePayCode, { ...fields, periodNos: [] }, how)).value();
    const failed = () => (this.done.failed += 1);
    const { paymentId } = await insist(ask, failed);
    // 409: the payment had arrived, but the kill lost the response.
    const { status } = await insist(() => this.staff(`/payments/${paymentId}/arrive`, {}), failed);
    if (status !== 200 && status !== 409) throw new Error(`${paymentId} was acknowledged but is unknown.`);
    this.done.payments.push(paymentId);
    this.done.writes += 2;
  }

  /** Adds a record to the borrower's book. */
  async note(): Promise<void> {
    const how = this.once();
    const record_id = randomUUID();
    const updated_at = new Date().toISOString();
    const record = {
      ...({ record_id, account_id: this.accountId, amount: 100, book_type: 'income' } as const),
      record_date: updated_at.slice(0, 10),
      updated_at,
      category_id: 'salary',
    };
    await insist(async () => (await this.call(saveRecord, record, how)).value());
    this.done.records.push(record_id);
    this.done.writes += 1;
  }

  /** A whole loan in one run: application, signature, payout, and return. */
  private async takeAndGiveBack(): Promise<void> {
    const { json } = await insist(() => this.staff('/seed', { scenario: 'given-back' }));
    if (json['orderId'] === undefined) throw new Error('The console returned no loan.');
    this.done.loans.push(json['orderId']);
    this.done.writes += 1;
  }

  /** The records that the lender has. */
  async records(): Promise<readonly string[]> {
    const found: string[] = [];
    for (let pageNum = 1; ; pageNum += 1) {
      const page = { pageNum, pageSize: 100 };
      const answer = await insist(() => this.call(recordList, page, { sessionId: this.sessionId }));
      found.push(...answer.value().list.map(({ record_id }) => record_id));
      if (!answer.value().hasMore) return found;
    }
  }

  /** The session of the paying borrower. */
  get session(): string {
    return this.sessionId;
  }

  /** The loan as its borrower sees it. */
  async plan() {
    const { orderId, sessionId } = this;
    return (await insist(() => this.call(loanPlanInfo, { orderId }, { sessionId }))).value();
  }

  private once = () => ({ sessionId: this.sessionId, key: randomUUID() });

  private async staff(path: string, body: object) {
    const reply = await actOnConsole(this.lender.address, path, body);
    if (reply.status >= 500) throw new Error(`The console returned ${String(reply.status)}.`);
    return { status: reply.status, json: (await reply.json()) as Readonly<Record<string, string>> };
  }
}
