import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codes } from '@clearloan/api-client/declare';
import { submitUtr } from '@clearloan/repayment/contract';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { businessNow } from '../../platform/context/clock';
import { autocommit, db } from '../../platform/database/connection';
import { pictures } from '../../platform/database/schema/certification';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { bankReferences, payments } from '../../platform/database/schema/payments';
import { newReference, runningLoan, type RunningLoan } from './testing/running-loan';

let dataDir: string;
let lender: TestLender;
let loan: RunningLoan;
let payTime: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'clearloan-receipt-'));
  lender = await startTestLender({ dataDir });
});
beforeEach(async () => {
  loan = await runningLoan(lender);
  payTime = (await businessNow()).toISOString();
});
afterAll(async () => {
  await lender.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const files = async () =>
  (await readdir(join(dataDir, 'pictures'), { recursive: true, withFileTypes: true }).catch(() => [])).filter(
    (entry) => entry.isFile(),
  ).length;

/** A photo that differs from all others. */
async function photoOfPaper(): Promise<Blob> {
  const noise = sharp(randomBytes(200 * 200), { raw: { width: 200, height: 200, channels: 1 } });
  return new Blob([new Uint8Array(await noise.png().toBuffer())], { type: 'image/png' });
}

const send = async (utr: string, file: Blob, key: string) =>
  lender.call(
    submitUtr,
    { orderId: loan.orderId, utr, amount: 214_231, payTime, file },
    { sessionId: loan.borrower.sessionId, key },
  );
const receipts = () => db().select().from(pictures).where(eq(pictures.purpose, 'receipt'));

it('a receipt is stored with its reference, and a repeated request stores no second one', async () => {
  const before = await files();
  const [utr, key, photo] = [newReference(), randomUUID(), await photoOfPaper()];
  const first = (await send(utr, photo, key)).value();
  expect((await send(utr, photo, key)).value()).toEqual(first);
  const [reference] = await db().select().from(bankReferences).where(eq(bankReferences.reference, utr));
  expect(await receipts()).toMatchObject([{ imageId: reference?.pictureId }]);
  expect((await files()) - before).toBe(1);
});

it('a receipt that is added when the reference is sent again is stored with it', async () => {
  const utr = newReference(9);
  expect((await loan.sendReference(utr)).value().status).toBe('verifying');
  await autocommit().update(payments).set({ status: 'notFound' }).where(eq(payments.reference, utr));
  (await send(utr, await photoOfPaper(), randomUUID())).value();
  const [reference] = await db().select().from(bankReferences).where(eq(bankReferences.reference, utr));
  expect(reference?.pictureId).toEqual(expect.any(String));
});

it('a repeat whose picture is above the daily limit gets the first response', async () => {
  const [utr, key, photo] = [newReference(), randomUUID(), await photoOfPaper()];
  const first = (await send(utr, photo, key)).value();
  await autocommit().execute(
    sql`insert into pictures (borrower_id, purpose, sha256, stored_at)
        select ${loan.borrower.borrowerId}, 'problem', sha256, now() from pictures, generate_series(1, 40) limit 40`,
  );
  expect((await send(utr, photo, key)).value()).toEqual(first);
  const other = await send(newReference(), photo, randomUUID());
  expect(other.code).toBe(codes.tooMany);
});

it('a rejected reference leaves no file of its receipt', async () => {
  const before = await files();
  const photo = await photoOfPaper();
  const request = {
    orderId: 'o-none',
    utr: newReference(),
    amount: 214_231,
    payTime,
  };
  const { sessionId } = loan.borrower;
  const refused = await lender.call(submitUtr, { ...request, file: photo }, { sessionId, key: randomUUID() });
  expect(refused.code).toBe(codes.notFound);
  expect(await files()).toBe(before);
});

it('a reference with a receipt that is no image is rejected, and can be sent again without it', async () => {
  const utr = newReference();
  const refused = await send(utr, new Blob(['words']), randomUUID());
  expect(refused).toMatchObject({ code: codes.fileRefused, raw: { field: 'file' } });
  expect((await loan.sendReference(utr)).value().status).toBe('verifying');
});
