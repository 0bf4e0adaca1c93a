import { randomUUID } from 'node:crypto';
import { codes, headerNames, type Endpoint, type RequestOf } from '@clearloan/api-client/declare';
import { smsCodeLogin } from '@clearloan/auth/contract';
import { sendSmsCode, userInfo } from '@clearloan/session/contract';
import { uploadImage } from '@clearloan/certification/contract';
import { loanDetails, orderList } from '@clearloan/loan-view/contract';
import { loanPlanInfo } from '@clearloan/repayment/contract';
import { newPhone } from './core/lending/testing/certified-borrower';
import { wrongInBooks } from './core/lending/testing/ledger-balance';
import { freshLoan } from './core/payments/testing/histories/fresh-loan';
import { runRaces } from './core/payments/testing/races';
import { logInForTest } from './testing/log-in';
import { startThreeLenders, type ThreeLenders } from './testing/several/three-lenders';
import { sizes } from './testing/sizes';
import { callAt, type TestLender } from './testing/test-lender';
import { samplePicture } from './testing/verified-borrower';
import { codeSentTo } from './testing/text-carrier';

let context: ThreeLenders;

beforeAll(async () => {
  context = await startThreeLenders();
});
afterAll(() => context.stop(), 60_000);

const lender = (): TestLender => ({
  address: context.address,
  log: [],
  call: callAt(context.address),
  stop: () => Promise.resolve(),
});

it(
  'money moves once, whichever of three lenders each of the same requests reaches',
  async () => {
    const outcome = await runRaces(lender(), sizes.sharedRaces);
    expect(await wrongInBooks()).toEqual([]);
    process.stdout.write(`three lenders: ${outcome}\n`);
  },
  60 * 60_000,
);

it('a code that one lender sent logs in at the next, and the session is valid at each', async () => {
  const phone = newPhone();
  (await lender().call(sendSmsCode, { phone, type: 'login' })).value();
  const login = await lender().call(smsCodeLogin, { username: phone, smsCode: await codeSentTo(phone) });
  const { sessionId } = login.value();
  for (const address of context.addresses) {
    const { value } = await callAt(address)(userInfo, {}, { sessionId });
    expect(value().phone.slice(-4)).toBe(phone.slice(-4));
  }
});

it('five wrong guesses lock a code, however they are spread over the lenders', async () => {
  const phone = newPhone();
  (await lender().call(sendSmsCode, { phone, type: 'login' })).value();
  const right = await codeSentTo(phone);
  const smsCode = right === '111111' ? '222222' : '111111';
  const answers = [];
  for (let guess = 1; guess <= 5; guess += 1)
    answers.push(await lender().call(smsCodeLogin, { username: phone, smsCode }));
  expect(answers.map(({ raw }) => (raw as { triesLeft: number }).triesLeft)).toEqual([4, 3, 2, 1, 0]);
  expect((await lender().call(smsCodeLogin, { username: phone, smsCode: right })).code).toBe(
    codes.codeLocked,
  );
});

it('every lender returns the same loan data to a borrower', async () => {
  const { borrower, orderId } = await freshLoan(40);
  const asked = async <Of extends Endpoint>(endpoint: Of, request: RequestOf<Of>) => {
    const answers = context.addresses.map((address) => callAt(address)(endpoint, request, borrower));
    const [first, ...others] = (await Promise.all(answers)).map(({ code, raw }) => ({ code, raw }));
    expect(first?.code).toBe(0);
    for (const other of others) expect(other).toEqual(first);
  };
  await asked(loanPlanInfo, { orderId });
  await asked(loanDetails, { orderId });
  await asked(orderList, { orderType: 'all' });
});

/** Uploads a picture to one address and requests it twice per lender behind it. @returns the statuses */
async function pictureThrough(address: string, lenders: number): Promise<ReadonlySet<number>> {
  const sessionId = await logInForTest(newPhone());
  const request = {
    file: await samplePicture('id_front'),
    type: 'id_front',
    uploadId: randomUUID(),
  } as const;
  const { url } = (await callAt(address)(uploadImage, request, { sessionId })).value();
  const headers = { [headerNames.requestedWith]: 'XMLHttpRequest' };
  const statuses = new Set<number>();
  for (let count = 0; count < lenders * 2; count += 1) {
    statuses.add((await fetch(`${address}${url}?sessionId=${sessionId}`, { headers })).status);
  }
  return statuses;
}

it('a picture sent to one lender is served by every one', async () => {
  expect(await pictureThrough(context.address, 3)).toEqual(new Set([200]));
});

it('a lender with local picture storage is detected', async () => {
  expect(await pictureThrough(context.forgetful, 2)).toEqual(new Set([200, 404]));
});
