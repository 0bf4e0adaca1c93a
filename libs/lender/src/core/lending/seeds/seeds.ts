import { randomUUID } from 'node:crypto';
import { addDays, addMonths } from '@clearloan/loan-math';
import { eq } from 'drizzle-orm';
import { borrowers } from '../../../platform/database/schema/borrowers';
import { passkeys } from '../../../platform/database/schema/passkeys';
import { drawSample } from '../../../modules/certification/sample-drawing';
import { businessDay, businessNow } from '../../../platform/context/clock';
import { ConsoleRefusal, type ConsoleModule } from '../../../platform/console/console-module';
import { transaction, writableDb } from '../../../platform/database/connection';
import type { PictureService } from '../../../modules/pictures/pictures';
import { orderNoOf, ordersOf, type Order } from '../../orders/orders';
import { isClosed, orThrow } from '../../orders/order-moves';
import { approve } from '../review';
import { bindSecondAccount, certify, type Person } from './certify';
import { withCode, withOtherAmount } from './open-payment';
import { exitInCoolingOff, submitApplication, takePastLoan } from './past-loan';

/** The phone number of Mira Tan, the borrower of every scenario. */
export const miraPhone = '+628123450417';
const mira: Person = {
  idNumber: '3174014403910312',
  name: 'Mira Tan',
  gender: 'female',
  birthday: '1991-03-04',
  monthlyIncome: '6000.00',
  accountNumber: '1234564417',
};

type CreateScenario = (borrowerId: string, now: Date) => Promise<Order>;

/** The seed scenarios of Mira Tan, by name. */
const scenarios: Readonly<Record<string, { readonly productId: string; readonly create: CreateScenario }>> = {
  'two-paid': {
    productId: 'everyday',
    create: (borrowerId, now) => takeEveryday(borrowerId, addDays(businessDay(now), 4)),
  },
  'code-open': {
    productId: 'everyday',
    create: async (borrowerId, now) =>
      withCode(await takeEveryday(borrowerId, addDays(businessDay(now), 4)), now),
  },
  'amount-differs': {
    productId: 'everyday',
    create: async (borrowerId, now) =>
      withOtherAmount(await takeEveryday(borrowerId, addDays(businessDay(now), 4)), now),
  },
  overdue: {
    productId: 'everyday',
    create: (borrowerId, now) => takeEveryday(borrowerId, addDays(businessDay(now), -8)),
  },
  'first-days': {
    productId: 'everyday',
    create: (borrowerId, now) =>
      takePastLoan(borrowerId, {
        productId: 'everyday',
        amount: 12_000_00,
        tenure: 6,
        paid: 0,
        startDate: addDays(businessDay(now), -1),
      }),
  },
  'at-once': {
    productId: 'top-up',
    create: (borrowerId, now) =>
      takePastLoan(borrowerId, {
        productId: 'top-up',
        amount: 3_000_00,
        tenure: 30,
        paid: 0,
        startDate: addDays(businessDay(now), -10),
      }),
  },
  reviewing: {
    productId: 'phone',
    create: (borrowerId, now) => submitApplication(borrowerId, 'phone', now),
  },
  approved: {
    productId: 'shop',
    create: async (borrowerId, now) =>
      orThrow(await approve(await submitApplication(borrowerId, 'shop', now), now)),
  },
  'approved-fixed': {
    productId: 'top-up',
    create: async (borrowerId, now) =>
      orThrow(await approve(await submitApplication(borrowerId, 'top-up', now), now)),
  },
  'approved-plans': {
    productId: 'school',
    create: async (borrowerId, now) =>
      orThrow(await approve(await submitApplication(borrowerId, 'school', now), now)),
  },
  'paid-out': {
    productId: 'salary',
    create: (borrowerId, now) => takePastLoan(borrowerId, { ...bridge(now), paid: 0 }),
  },
  'payout-failed': {
    productId: 'salary',
    create: async (borrowerId, now) => {
      await bindSecondAccount(borrowerId, now);
      return takePastLoan(borrowerId, { ...bridge(now), paid: 0, isPayoutReturned: true });
    },
  },
  'given-back': {
    productId: 'school',
    create: async (borrowerId, now) => {
      await addEmailAndPasskey(borrowerId, now);
      const taken = { productId: 'school', amount: 6_000_00, tenure: 6, paid: 0 };
      const order = await takePastLoan(borrowerId, { ...taken, startDate: businessDay(now), at: now });
      return exitInCoolingOff(order, now);
    },
  },
  settled: {
    productId: 'school',
    create: (borrowerId, now) =>
      takePastLoan(borrowerId, {
        productId: 'school',
        amount: 6_000_00,
        tenure: 6,
        paid: 6,
        startDate: addMonths(businessDay(now), -7),
      }),
  },
};

/** A passkey that no device has: it is listed and can be removed. */
async function addEmailAndPasskey(borrowerId: string, addedAt: Date): Promise<void> {
  const id = randomUUID();
  const device = { browser: 'chrome', system: 'android' };
  const passkey = { credentialId: id, publicKey: id, counter: 0, ...device, addedAt };
  await writableDb()
    .insert(passkeys)
    .values({ borrowerId, ...passkey });
  const own = eq(borrowers.borrowerId, borrowerId);
  await writableDb().update(borrowers).set({ email: 'mira.tan@example.com' }).where(own);
}

/** 2 000 over four fortnights, taken just now. */
const bridge = (now: Date) => ({
  productId: 'salary',
  amount: 2_000_00,
  tenure: 4,
  startDate: businessDay(now),
  at: now,
});

/** 12 000 over six months with two payments made; the third is due on the given day. */
const takeEveryday = (borrowerId: string, thirdDue: string) =>
  takePastLoan(borrowerId, {
    productId: 'everyday',
    amount: 12_000_00,
    tenure: 6,
    paid: 2,
    startDate: addMonths(thirdDue, -3),
  });

/** Adds the scenarios to the console. */
export const seedConsole = (pictures: PictureService): ConsoleModule => ({
  seedScenarios: createSeedScenarios(pictures),
});

/** The scenarios for the console. Mira can have each of them once at a time. */
function createSeedScenarios(pictures: PictureService): NonNullable<ConsoleModule['seedScenarios']> {
  const entries = Object.entries(scenarios).map(([name, { productId, create }]) => [
    name,
    async () => {
      const borrowerId = await ensureMira(pictures);
      return transaction(async () => {
        const own = await ordersOf(borrowerId);
        if (own.some((order) => order.productId === productId && !isClosed(order.status))) {
          throw new ConsoleRefusal(409, 'Mira already has an open loan of this kind.');
        }
        const order = await create(borrowerId, await businessNow());
        return {
          phone: miraPhone,
          orderId: order.orderId,
          orderNo: orderNoOf(order),
          orderStatus: order.status,
        };
      });
    },
  ]);
  return Object.fromEntries(entries) as NonNullable<ConsoleModule['seedScenarios']>;
}

/** Mira's account with her complete verification. */
async function ensureMira(pictures: PictureService): Promise<string> {
  const savedAt = await businessNow();
  const [row] = await transaction(() =>
    writableDb()
      .insert(borrowers)
      .values({ phone: miraPhone, createdAt: savedAt })
      .onConflictDoUpdate({ target: borrowers.phone, set: { phone: miraPhone } })
      .returning(),
  );
  if (row === undefined) throw new Error('The borrower was not written.');
  const { borrowerId } = row;
  const [idFront, idCardBack, taxCard, face] = await Promise.all(
    (['id_front', 'id_card_back', 'tax_card', 'face'] as const).map(async (kind) => {
      const file = new Blob([Uint8Array.from(await drawSample(kind))], { type: 'image/png' });
      return (await pictures.take(borrowerId, { file, purpose: kind, uploadId: `scenario-${kind}` })).imageId;
    }),
  );
  if (idFront === undefined || idCardBack === undefined || face === undefined)
    throw new Error('No pictures.');
  await transaction(() => certify(borrowerId, mira, { idFront, idCardBack, taxCard, face }, savedAt));
  return borrowerId;
}
