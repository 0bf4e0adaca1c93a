import { setTimeout as wait } from 'node:timers/promises';
import { expect, type APIRequestContext } from '@playwright/test';

/** The console token of the lenders in journeys. */
export const consoleToken = 'console-of-the-journeys';

/** The header that grants access to the console. */
const asStaff = { Authorization: `Bearer ${consoleToken}` } as const;

/** The lender's staff console for journeys: the sent codes, the clock, seed scenarios. */
export interface LenderStaff {
  /**
   * The newest code sent to a phone; waits for one newer than `after`. Without it, a code newer than the last one is on its way at
   * most for two seconds.
   */
  codeFor(phone: string, after?: string): Promise<string>;
  /** Messages to a device other than codes, newest first. */
  newsTo(phone: string): Promise<readonly string[]>;
  /** The mails to an address, newest first. */
  mailsTo(address: string): Promise<readonly Mail[]>;
  moveDays(days: number): Promise<unknown>;
  seed(scenario: string): Promise<unknown>;
  /** Approves or rejects an application in review. */
  decide(orderId: string, decision: 'approve' | 'reject'): Promise<unknown>;
  /** The bank has paid a signed loan out. */
  payOut(orderId: string): Promise<unknown>;
  /** The credit bureau decides an application only in an hour. */
  decideLater(orderId: string): Promise<unknown>;
  /** Resets the lender: a scenario can be created once per borrower. */
  startOver(): Promise<unknown>;
  /** Reports that the money of a payment arrived, unless it already has. */
  moneyArrives(paymentId: string): Promise<void>;
  /** Accepts, answers or closes a report, with a message to the borrower. */
  workOn(problemId: string, status: string, disposeDetail?: string): Promise<unknown>;
  /** A sample picture for the verification, as PNG bytes. */
  samplePicture(kind: string): Promise<Buffer>;
}

export function lenderStaff(request: APIRequestContext): LenderStaff {
  const act = async (path: string, data: object): Promise<unknown> => {
    const reply = await request.post(`/sandbox${path}`, { data, headers: asStaff });
    expect(reply.ok(), `the console refused ${path}: ${await reply.text()}`).toBe(true);
    return reply.json();
  };
  const lastCodes = new Map<string, string>();
  return {
    async codeFor(phone, after) {
      let code: string | undefined;
      const hasNewerThan = async (last: string | undefined) => {
        code = (await messagesTo(request, phone)).find((message) => message.code !== '')?.code;
        return code !== undefined && code !== last;
      };
      const last = lastCodes.get(phone);
      for (let left = 10; last !== undefined && left > 0 && !(await hasNewerThan(last)); left -= 1)
        await wait(200);
      await expect.poll(() => hasNewerThan(after)).toBe(true);
      if (code !== undefined) lastCodes.set(phone, code);
      return code ?? '';
    },
    newsTo: async (phone) =>
      (await messagesTo(request, phone)).filter(({ code }) => code === '').map(({ text }) => text),
    mailsTo: async (to) => {
      const reply = await request.get('/sandbox/mail', { params: { to }, headers: asStaff });
      return (await reply.json()) as readonly Mail[];
    },
    moveDays: (days) => act('/clock', { days }),
    seed: (scenario) => act('/seed', { scenario }),
    decide: (orderId, decision) => act(`/orders/${orderId}/review`, { decision }),
    payOut: (orderId) => act(`/orders/${orderId}/payout`, { status: 'paid' }),
    decideLater: (orderId) => act('/outside/behaviours', { reference: orderId, afterHours: 1 }),
    startOver: () => act('/reset', {}),
    async moneyArrives(paymentId) {
      const pay = async () =>
        (await request.post(`/sandbox/bank/${paymentId}/pay`, { data: {}, headers: asStaff })).status();
      // The lender may tell the bank late.
      await expect.poll(pay, `the bank did not accept the money for ${paymentId}`).toBe(200);
    },
    workOn: (problemId, status, disposeDetail) =>
      act(`/problems/${problemId}`, { status, ...(disposeDetail === undefined ? {} : { disposeDetail }) }),
    async samplePicture(kind) {
      const reply = await request.get(`/sandbox/samples/${kind}.png`, { headers: asStaff });
      expect(reply.ok(), `no sample picture of ${kind}`).toBe(true);
      return reply.body();
    },
  };
}

interface TextMessage {
  readonly text: string;
  /** Empty if the message contains none. */
  readonly code: string;
}

interface Mail {
  readonly subject: string;
  /** Empty if the text contains none. */
  readonly code: string;
  /** The document that came with it. */
  readonly html?: string;
}

async function messagesTo(request: APIRequestContext, phone: string): Promise<readonly TextMessage[]> {
  const reply = await request.get('/sandbox/sms', { params: { phone }, headers: asStaff });
  return (await reply.json()) as readonly TextMessage[];
}
