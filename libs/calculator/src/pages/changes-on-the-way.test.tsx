import { formatMinor, formatPercent, sampleMarket } from '@clearloan/formatting';
import { cost, type CostTerms, type LoanChanges } from '@clearloan/loan-math';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { jumpPage } from '../contract';
import { jumpNowhere } from '../fixtures/answers';
import { routes } from '../routes';

const lender = fakeLender();
beforeEach(() => sessionStorage.clear());
// The screens are compiled before the first test waits for them.
beforeAll(() => import('./calculator-page'));
beforeEach(() => {
  lender.answerWire(jumpPage, jumpNowhere);
});

/** 60,000.00 at 15 % a year over three years, as loan-math prices it without the calculator. */
const priced = (
  changes: LoanChanges = {},
  firstPayment: CostTerms['firstPayment'] = 'arrears',
  feePercent = '0',
) =>
  cost({
    principal: 6_000_000,
    annualRatePercent: '15',
    tenure: 36,
    tenureType: 'month',
    rateKind: 'reducing',
    firstPayment,
    rounding: 'plain',
    dayCount: '30/360',
    repayment: 'instalments',
    startDate: '2026-11-20',
    processingFee: { mode: 'deducted', fee: { percent: feePercent }, taxPercent: '0' },
    changes,
  });
const open = (own = '') =>
  renderRoutes(routes, {
    at: `/calculator?_amount=60000&_rate=15&_count=36${own}`,
    loggedIn: false,
    elsewhere: ['/'],
  });
type User = Awaited<ReturnType<typeof open>>['user'];

const money = (amount: number) => formatMinor(amount, sampleMarket);
const main = () => screen.getByRole('main');
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
/** Fills in the fields of the sheet and adds the entry. */
async function add(user: User, typed: Readonly<Record<string, string>>) {
  const sheet = within(await screen.findByRole('dialog'));
  for (const [label, text] of Object.entries(typed)) {
    await user.clear(sheet.getByLabelText(label));
    await user.click(sheet.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(sheet.getByRole('button', { name: 'Add' }));
}

it('a payment that grows each year ends the loan sooner, as loan-math calculates', async () => {
  const { user, router } = await open('&_tab=early');
  await press(user, 'Increase the payment gradually');
  await add(user, { 'How much more each time': '10', 'After how many payments': '12' });
  const [grown, without] = [priced({ stepUp: { percent: '10', everyPeriods: 12 } }), priced()];
  expect(await screen.findByText('The payment grows by 10%')).toBeVisible();
  expect(main()).toHaveTextContent(`You save${money(without.interest - grown.interest)}`);
  expect(main()).toHaveTextContent(`Paid off sooner${without.rows.length - grown.rows.length} months`);
  expect(main()).toHaveTextContent(`Interest with extra ${money(grown.interest)}`);
  // It is in the URL after the debounce.
  await waitFor(() => expect(router.state.location.search).toContain('_growth=10%3A12'));
});

it('a new rate after a teaser changes every later payment, as loan-math calculates', async () => {
  const { user } = await open();
  await press(user, 'Fees and other terms');
  await press(user, 'Add a new rate');
  await add(user, { 'From payment number': '13', 'Interest rate per year': '24' });
  const changed = priced({ rateChanges: [{ fromPeriod: 13, annualRatePercent: '24' }] });
  expect(await screen.findByText('24% a year from Month 13')).toBeVisible();
  expect(main()).toHaveTextContent(`Your first payment${money(changed.instalment)}`);
  expect(main()).toHaveTextContent(`Interest ${money(changed.interest)}`);
  expect(main()).toHaveTextContent(`In total ${money(changed.totalRepay)}`);
  await press(user, 'Show all payments');
  const rows = within(screen.getByRole('group', { name: 'All payments' })).getAllByRole('row');
  const { interest, balance, instalment } = changed.rows[12]!;
  expect(rows[13]).toHaveTextContent(`${money(interest)}${money(balance)}${money(instalment)}`);
  await press(user, 'Remove 24% starting Month 13');
  expect(main()).toHaveTextContent(`You pay each month${money(priced().instalment)}`);
});

it('a first payment at the payout makes every payment smaller, and the APR includes the fee', async () => {
  const { user } = await open('&_fee=2');
  await user.click(await screen.findByRole('radio', { name: 'With the payout' }));
  const [later, advance] = [priced({}, 'arrears', '2'), priced({}, 'advance', '2')];
  expect(advance.instalment).toBeLessThan(later.instalment);
  expect(main()).toHaveTextContent(`You pay each month${money(advance.instalment)}`);
  expect(main()).toHaveTextContent(`You get ${money(advance.net)}`);
  expect(main()).toHaveTextContent(`Interest ${money(advance.interest)}`);
  expect(main()).toHaveTextContent(`You pay back ${money(advance.totalRepay)}`);
  expect(main()).toHaveTextContent(`APR ${formatPercent(advance.apr, 1)}`);
});
