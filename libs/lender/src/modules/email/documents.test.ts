import { randomUUID } from 'node:crypto';
import { codes, type RequestOf } from '@clearloan/api-client/declare';
import { saveEmail, sendDocument, sendEmailCode } from '@clearloan/account/contract';
import { certifiedBorrower, newPhone } from '../../core/lending/testing/certified-borrower';
import { walkWith } from '../../core/lending/testing/walk';
import { newest, runningLoan } from '../../core/payments/testing/running-loan';
import { mailsTo } from '../../testing/mails';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { codeIn } from '../../testing/text-messages';
import { receipt as receiptPaper } from './receipt';

let lender: TestLender;
let addresses = 0;
beforeAll(async () => {
  lender = await startTestLender();
});
afterAll(() => lender.stop());

interface Who {
  readonly sessionId: string;
}

async function withAddress(who: Who): Promise<string> {
  const email = `documents.${String((addresses += 1))}@example.com`;
  (await lender.call(sendEmailCode, { email }, who)).value();
  const emailCode = codeIn((await mailsTo(email))[0]?.text ?? '');
  (await lender.call(saveEmail, { email, emailCode }, who)).value();
  return email;
}
const send = (request: RequestOf<typeof sendDocument>, who: Who, key = randomUUID()) =>
  lender.call(sendDocument, request, { sessionId: who.sessionId, key });
const documentsTo = async (email: string) => (await mailsTo(email)).flatMap(({ document }) => document ?? []);

it('receipt, statement and agreement arrive with the figures of the app [promise: email-document]', async () => {
  const loan = await runningLoan(lender);
  const { paymentId: code } = (await loan.askCode({})).value();
  await loan.arrive(code);
  const plan = await loan.plan();
  const payment = newest(plan);
  const email = await withAddress(loan.borrower);
  const { orderId } = loan;
  const reply = await send({ document: 'statement', orderId }, loan.borrower);
  expect(reply.value()).toEqual({ email: `d•••@example.com` });
  (await send({ document: 'agreement', orderId }, loan.borrower)).value();
  const [agreement, statement] = await documentsTo(email);
  expect(agreement?.html).toContain('<h1>Loan agreement</h1>');
  expect(statement?.name).toMatch(/^statement-\d{4}\.html$/);
  expect(statement?.html).toContain('Principal left at the end');
  if (payment?.receiptNo === undefined) throw new Error('The payment is not booked.');
  const { paymentId, receiptNo } = payment;
  (await send({ document: 'receipt', orderId, paymentId }, loan.borrower)).value();
  const [receipt] = await documentsTo(email);
  expect(receipt?.name).toBe(`receipt-${receiptNo}.html`);
  expect(receipt?.html).toContain('2,142.31');
  expect(receipt?.html).not.toContain('Early payment charge');
  const charged = { ...plan, terms: { ...plan.terms, prepayFee: '2.00' } };
  const payoff = { ...payment, receiptNo, purpose: 'payoff', amount: payment.amount + 40_00 } as const;
  const { body } = receiptPaper(charged, payoff, { language: 'en', t: ({ message }) => message ?? '' });
  expect(body.map(({ markup }) => markup).join('')).toMatch(/Early payment charge<[^¥]*¥40\.00/);
  for (const { html } of await documentsTo(email)) {
    expect(html).not.toMatch(/<script|src=|href=|url\(|@import/);
  }
});

it('a key sends one mail, and another key another one', async () => {
  const loan = await runningLoan(lender);
  const email = await withAddress(loan.borrower);
  const request = { document: 'agreement', orderId: loan.orderId } as const;
  const key = randomUUID();
  await Promise.all([1, 2, 3].map(() => send(request, loan.borrower, key)));
  expect(await documentsTo(email)).toHaveLength(1);
  (await send(request, loan.borrower)).value();
  expect(await documentsTo(email)).toHaveLength(2);
});

it('the key facts of an offer are sent for the chosen amount, before anything is signed', async () => {
  const borrower = await certifiedBorrower(newPhone());
  const orderId = await walkWith(lender, borrower).approved();
  const email = await withAddress(borrower);
  (await send({ document: 'facts', orderId, amount: 1_000_000, tenure: 6 }, borrower)).value();
  const [facts] = await documentsTo(email);
  expect(facts?.html).toContain('10,000.00');
  expect(facts?.html).toContain('APR');
});

it('nothing is sent without an address, of another borrower’s loan, or what does not exist yet', async () => {
  const [loan, stranger] = [await runningLoan(lender), await runningLoan(lender)];
  const { orderId } = loan;
  expect((await send({ document: 'agreement', orderId }, loan.borrower)).code).toBe(codes.notAllowedNow);
  const [email, strangers] = [await withAddress(loan.borrower), await withAddress(stranger.borrower)];
  expect((await send({ document: 'agreement', orderId }, stranger.borrower)).code).toBe(codes.notFound);
  expect((await send({ document: 'letter', orderId }, loan.borrower)).code).toBe(codes.notAllowedNow);
  const receipt = { document: 'receipt', orderId, paymentId: randomUUID() } as const;
  expect((await send(receipt, loan.borrower)).code).toBe(codes.notFound);
  expect([...(await documentsTo(email)), ...(await documentsTo(strangers))]).toEqual([]);
});
