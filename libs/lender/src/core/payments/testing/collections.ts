import { addDays } from '@clearloan/loan-math';
import * as v from 'valibot';
import { portsOf } from '../../../configuration/ports';
import { businessNow } from '../../../platform/context/clock';
import { deliverTask } from '../../../platform/outbox/deliver';
import { askedSystems } from '../../../platform/ports/asked-systems';
import { callHook, sharedSecret, startFakeReceiver, type FakeReceiver } from '../../../testing/fake-receiver';
import { runDueJobs } from '../../../testing/run-jobs';
import { testParties } from '../../../testing/test-lender';
import { lenderInBalance } from '../../lending/testing/lender-in-balance';
import { mandatesAt, toDay } from './mandates';
import type { RunningLoan } from './running-loan';

const wireSchema = v.object({
  type: v.literal('collection.send'),
  id: v.string(),
  data: v.looseObject({ orderId: v.string(), amount: v.string(), account: v.unknown() }),
});

/** The outcomes of a report that changed something, and of one that repeated another. */
export const done = { status: 200, body: { outcome: 'done' } };
export const repeated = { status: 200, body: { outcome: 'repeated' } };

/** A lender whose bank collects outside, for all tests of a file. @param port of the bank, free in this file */
export function collectingLender(port: number) {
  const context: { receiver?: FakeReceiver } = {};
  const settings = portsOf({
    ...testParties,
    PAYMENTS_WEBHOOK_SECRET: sharedSecret,
    COLLECTION_WEBHOOK_URL: `http://127.0.0.1:${String(port)}/`,
    COLLECTION_WEBHOOK_SECRET: sharedSecret,
  });
  const lender = lenderInBalance({ changes: { ports: settings } });
  beforeAll(async () => {
    context.receiver = await startFakeReceiver(port);
  });
  afterAll(() => context.receiver?.stop());
  const mandates = mandatesAt(lender);
  /** The collections of a loan that the bank was asked for, first to last. */
  const requested = async ({ orderId }: RunningLoan) => {
    await runDueJobs([deliverTask(askedSystems(settings).adapters, () => undefined)]);
    return (context.receiver?.received ?? [])
      .map(({ body }) => v.parse(wireSchema, JSON.parse(body)))
      .filter(({ data }) => data.orderId === orderId);
  };
  return {
    lender,
    mandates,
    requested,
    report: async (collectionId: string | undefined, status: 'collected' | 'refused' | 'returned') =>
      callHook(lender.address, '/hooks/collections', {
        collectionId,
        status,
        at: (await businessNow()).toISOString(),
      }),
    /** A loan whose first payment is announced and requested on its due date. */
    requestedLoan: async () => {
      const { loan, due } = await mandates.loanWithMandate();
      await toDay(addDays(due, -2));
      await toDay(due);
      const [collection] = await requested(loan);
      return { loan, due, id: collection?.id, collection };
    },
  };
}
