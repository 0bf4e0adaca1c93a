import { join } from 'node:path';
import { problemForm, whatsapp } from '@clearloan/complaints/contract';
import { homePage } from '@clearloan/home/contract';
import { loanDetails } from '@clearloan/loan-view/contract';
import { createModules } from './app';
import { portsOf } from './configuration/ports';
import { referenceCore } from './core/binding/reference-core';
import { certifiedBorrower, newPhone } from './core/lending/testing/certified-borrower';
import { walkWith } from './core/lending/testing/walk';
import { runAs, thisLender } from './platform/lender/lender';
import { changeLender } from './testing/one-lender';
import { startTestLender, testParties, type TestLender } from './testing/test-lender';

const brands = join(__dirname, '..', '..', '..', 'apps', 'shell', 'brands');
const rounds = 20;

const started: TestLender[] = [];
afterAll(() => Promise.all(started.map(({ stop }) => stop())));

/** A lender beside others of this process, with one running loan. Its core gives the loan a number of its own. */
function lenderBeside(brand: string, orderNo: string, amount: number, ports: ReturnType<typeof portsOf>) {
  const core = {
    ...referenceCore,
    loanTitles: () => Promise.resolve([{ orderId: orderNo, productName: 'Loan', orderNo }]),
  };
  return runAs({ ...thisLender() }, async () => {
    const brandFile = join(brands, `${brand}.json`);
    const lender = await startTestLender({ brandFile, ports }, (context) =>
      createModules({ ...context, ...changeLender({ core }) }),
    );
    started.push(lender);
    const borrower = await certifiedBorrower(newPhone(), { monthlyIncome: '60000000.00' });
    return { lender, borrower, orderId: await walkWith(lender, borrower).loan(amount) };
  });
}
type LenderBeside = Awaited<ReturnType<typeof lenderBeside>>;

/** What a lender answers by its brand, its market, its core, its outside parties and its database. */
async function ownAnswers({ lender, borrower, orderId }: LenderBeside) {
  const [chat, home, form, details] = await Promise.all([
    lender.call(whatsapp, {}),
    lender.call(homePage, {}, borrower),
    lender.call(problemForm, {}, borrower),
    lender.call(loanDetails, { orderId }, borrower),
  ]);
  return {
    greeting: chat.value().text,
    currencies: [...new Set(JSON.stringify(home.value()).match(/[¥₹]|Rp/g))],
    loans: form.value().orders.map(({ title }) => title),
    canAutopay: details.value().canAutopay,
  };
}

it('two lenders of one process answer at once, each with its own market, brand, core, parties and database', async () => {
  const parties = portsOf(testParties);
  const one = await lenderBeside('kaveri', 'K-1', 1_200_000, parties);
  const other = await lenderBeside('samudra', 'S-1', 1_500_000_000, { ...parties, collection: undefined });
  const answers = await Promise.all(
    Array.from({ length: rounds }, () => Promise.all([ownAnswers(one), ownAnswers(other)])),
  );
  for (const answer of answers)
    expect(answer).toEqual([
      {
        greeting: 'Hello, I have a question about Kaveri Finance.',
        currencies: ['₹'],
        loans: ['Loan, K-1'],
        canAutopay: true,
      },
      {
        greeting: 'Hello, I have a question about Samudra Dana.',
        currencies: ['Rp'],
        loans: ['Loan, S-1'],
        canAutopay: false,
      },
    ]);
});
