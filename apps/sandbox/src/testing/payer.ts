import { setTimeout as wait } from 'node:timers/promises';
import type { DataOf } from '@clearloan/api-client/declare';
import { certifiedBorrower, newPhone, walkWith, type TestLender } from '@clearloan/lender/testing';
import { loanPlanInfo } from '@clearloan/repayment/contract';

/** A borrower with a running loan. */
export interface Payer {
  readonly orderId: string;
  readonly who: Awaited<ReturnType<typeof certifiedBorrower>>;
  readonly plan: () => Promise<DataOf<typeof loanPlanInfo>>;
  /** Waits until a payment has a status. Throws if it never has. */
  readonly becomes: (paymentId: string, status: string) => Promise<void>;
  /** The lender's time. */
  readonly now: () => Promise<string>;
}

const tries = 200;

/** Waits until a read returns something else than undefined. */
async function until<Value>(read: () => Promise<Value | undefined>, failure: () => string): Promise<Value> {
  for (let left = tries; left > 0; left -= 1) {
    const value = await read();
    if (value !== undefined) return value;
    await wait(100);
  }
  throw new Error(failure());
}

/** Borrows by the answers of the sandbox's bureaus and bank alone. */
export async function runningLoan(sandbox: TestLender): Promise<Payer> {
  const who = await certifiedBorrower(newPhone());
  const walk = walkWith(sandbox, who);
  const orderId = await walk.apply();
  const reach = (wanted: string) =>
    until(
      async () => ((await walk.details(orderId)).orderStatus === wanted ? wanted : undefined),
      () => `The order never became ${wanted}.`,
    );
  await reach('approved');
  (await walk.accept(await walk.offer(orderId, 1_200_000, 6), await walk.code())).value();
  await reach('repaying');
  const plan = async () => (await sandbox.call(loanPlanInfo, { orderId }, who)).value();
  return {
    orderId,
    who,
    plan,
    becomes: async (paymentId, status) => {
      let last: string | undefined;
      await until(
        async () => {
          last = (await plan()).transactions.find((each) => each.paymentId === paymentId)?.status;
          return last === status ? last : undefined;
        },
        () => `The payment never became ${status}; it is ${String(last)}.`,
      );
    },
    now: async () =>
      (await sandbox.call(loanPlanInfo, { orderId }, who)).headers.get('X-Business-Time') ?? '',
  };
}
