import { fakeLender, renderRoutes } from '@clearloan/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { jumpPage } from '../contract';
import { jumpNowhere } from '../fixtures/answers';
import { routes } from '../routes';

const lender = fakeLender();
beforeEach(() => sessionStorage.clear());
// The screens are compiled before the first test waits for them.
beforeAll(() => Promise.all([import('./calculator-page'), import('./tool-pages')]));
beforeEach(() => lender.answerWire(jumpPage, jumpNowhere));

const open = (at: string) => renderRoutes(routes, { at, loggedIn: false, elsewhere: ['/'] });
type User = Awaited<ReturnType<typeof open>>['user'];
const main = () => screen.getByRole('main');
const type = async (user: User, label: string, text: string, at = 0) => {
  const field = (await screen.findAllByLabelText(label))[at];
  if (field === undefined) throw new Error(`No field ${label}`);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};
const nothingBroken = () =>
  expect(main()).not.toHaveTextContent(/NaN|undefined|Infinity|did not open|Unexpected/);

describe('a visitor who knows the amount of each payment', () => {
  it('sees when a debt of 280 000 at 8.4 % is paid off, and its interest', async () => {
    const { user } = await open('/calculator/how-long');
    expect(await screen.findByText('Nothing to calculate yet')).toBeVisible();
    await type(user, 'What you owe', '280,000');
    await type(user, 'Interest rate per year', '8.4');
    await type(user, 'Each payment', '14000');
    expect(main()).toHaveTextContent('Paid off in22 months');
    expect(main()).toHaveTextContent('Interest until then ¥22,711.80');
    expect(main()).toHaveTextContent('You pay in total ¥302,711.80');
  });

  it('sees that the payment does not cover the interest', async () => {
    await open('/calculator/how-long?_amount=280000&_rate=8.4&_payment=1960');
    expect(await screen.findByText('This payment will never pay it off')).toBeVisible();
    expect(main()).toHaveTextContent('Interest alone is ¥1,960.00 in the first period.');
  });

  it('gets the same result after a reload and from a shared link', async () => {
    const { user, router } = await open('/calculator/how-long?_amount=280000&_rate=8.4');
    await type(user, 'Each payment', '14000');
    await waitFor(() => expect(router.state.location.search).toContain('_payment=14000'));
    const address = router.state.location.pathname + router.state.location.search;
    cleanup();
    await open(address);
    expect(await screen.findByText('22 months')).toBeVisible();
  });
});

describe('a visitor who enters an income', () => {
  it('sees the amount left for a payment and the loan it can repay', async () => {
    const { user } = await open('/calculator/affordable?_rate=24&_count=12');
    await type(user, 'Monthly income', '42000');
    await type(user, 'Monthly bills', '15000');
    await type(user, 'Set aside each month', '18000');
    expect(main()).toHaveTextContent('Left each month ¥9,000.00');
    // 9 000 × (1 − 1.02^−12) / 0.02
    expect(main()).toHaveTextContent('Loan you could afford¥95,178.0');
    expect(main()).toHaveTextContent('This is a calculation, not advice');
  });

  it('sees that nothing is left, with both sums', async () => {
    await open('/calculator/affordable?_income=42000&_dues=30000&_aside=12000');
    expect(await screen.findByText('There’s nothing left for a payment')).toBeVisible();
    expect(main()).toHaveTextContent(
      'Your income is ¥42,000.00. Your bills and what you set aside add up to ¥42,000.00.',
    );
  });
});

describe('a visitor who considers replacing loans', () => {
  it('compares both options with every fee, and adds and removes a loan with the keyboard', async () => {
    const { user, router } = await open('/calculator/switch?_amount=12000&_rate=18&_count=12&_fee=2&_tax=18');
    await type(user, 'Amount to pay it off today', '4000');
    await type(user, 'Early payment charge', '80');
    await type(user, 'Each payment', '900');
    await type(user, 'Payments left', '5');
    expect(main()).toHaveTextContent('Left to pay if you keep them ¥4,500.00');
    screen.getByRole('button', { name: 'Add another loan' }).focus();
    await user.keyboard('{Enter}');
    expect(main()).toHaveTextContent('Nothing to compare yet');
    await type(user, 'Amount to pay it off today', '6500', 1);
    await type(user, 'Each payment', '1250', 1);
    await type(user, 'Payments left', '6', 1);
    expect(main()).toHaveTextContent('Left to pay if you keep them ¥12,000.00');
    expect(main()).toHaveTextContent('To pay off the old loans, with fees ¥10,580.00');
    // 12 000 minus a fee of 240.00 and its tax of 43.20.
    expect(main()).toHaveTextContent('You get ¥11,716.80');
    expect(main()).toHaveTextContent('Cash left for you ¥1,136.80');
    expect(main()).toHaveTextContent('Switching costs you more');
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('_loans')).toBe(
        '4000:80:900:5~6500::1250:6',
      ),
    );
    screen.getByRole('button', { name: 'Remove loan 2' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Add another loan' })).toHaveFocus();
    expect(main()).toHaveTextContent('Left to pay if you keep them ¥4,500.00');
  });

  it('sees no difference when the new loan equals the rest of the old one', async () => {
    await open('/calculator/switch?_amount=1000&_rate=0&_count=10&_loans=1000::100:10');
    expect(await screen.findByText('Switching makes no difference')).toBeVisible();
    expect(main()).toHaveTextContent('Cash left for you ¥0.00');
  });
});

describe('a visitor with an offer that includes insurance', () => {
  it('sees the APR of the key facts statement, including third-party charges', async () => {
    // RBI/DOR/2021-22/89, Annex II: 20 000 at 15 % over 24 months, 240 to the lender, 160 to others: 17.07 %.
    await open(
      '/calculator/deal?_amount=20000&_rate=15&_count=24&_fee=240&_feeType=flat&_charges=160::deducted:thirdParty',
    );
    expect(await screen.findByText('APR, all charges included')).toBeVisible();
    expect(main()).toHaveTextContent('APR, all charges included17.07%');
    expect(main()).toHaveTextContent('You get ¥19,600.00');
    expect(main()).toHaveTextContent('Third-party charges ¥160.00');
  });

  it('sees the total of a charge on each payment', async () => {
    const { user } = await open('/calculator/deal?_amount=20000&_rate=15&_count=24');
    await type(user, 'How much', '50');
    await type(user, 'Tax on this charge', '9');
    await user.click(screen.getByRole('radio', { name: 'With each payment' }));
    await user.click(screen.getByRole('radio', { name: 'The lender' }));
    expect(main()).toHaveTextContent('Other lender charges ¥1,416.00');
    expect(main()).toHaveTextContent('APR without these charges 15.00%');
  });
});

describe('an address with invalid values', () => {
  const big = '99999999999999999999999999';
  it.each([
    ...['how-long?_payment=', 'how-long?_payment=-5', `how-long?_amount=${big}&_payment=1`],
    ...['how-long?_amount=999999999999.99&_rate=0&_payment=0.01', 'how-long?_rate=abc&_payment=%00'],
    ...[`affordable?_income=${big}`, 'affordable?_income=999999999999.99&_rate=0&_count=480'],
    ...['affordable?_income=1&_dues=x', 'affordable?_income=0.01&_rate=200&_count=480'],
    ...[
      'switch?_loans=~~~~',
      'switch?_loans=1:2:3',
      `switch?_loans=${'999999999999.99:999999999999.99:1:480~'.repeat(20)}`,
    ],
    ...['switch?_amount=999999999999.99&_loans=1::999999999999.99:480', 'switch?_loans=1::1:481'],
    ...['deal?_charges=999999999999.99::eachTime:x', 'deal?_charges=-1:y:z', 'deal?_charges=9999:0:deducted'],
    ...['deal?_amount=999999999999.99&_count=480&_rate=200&_charges=999999999999.99::eachTime'],
    ...[
      'deal?_extras=4:10.00:instalment&_pause=3&_rates=3:40&_kind=flat',
      'deal?_feeMode=added&_fee=99&_tax=100',
    ],
  ])('opens %s without an error', async (address) => {
    await open(`/calculator/${address}`);
    await screen.findByRole('main');
    await waitFor(() => expect(main()).toHaveTextContent(/\S/));
    nothingBroken();
  });

  it('shows a message at each field without a number', async () => {
    const { user } = await open('/calculator/switch');
    await type(user, 'Amount to pay it off today', 'much');
    await type(user, 'Payments left', '1.5');
    expect(screen.getByLabelText('Amount to pay it off today')).toHaveAccessibleDescription(
      'Use digits only.',
    );
    expect(screen.getByLabelText('Payments left')).toHaveAccessibleDescription('Enter a whole number.');
    expect(screen.getByLabelText('Each payment')).toHaveAccessibleDescription('What you pay each time.');
  });
});

it('a tool opens from the calculator with the entered loan, and Back returns to it', async () => {
  const { user, router } = await open('/calculator?_amount=7000&_rate=18');
  await user.click(await screen.findByRole('link', { name: /How long until it’s paid off\?/ }));
  expect(await screen.findByLabelText('What you owe')).toHaveValue('¥7,000');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByLabelText('Amount')).toHaveValue('¥7,000');
  expect(router.state.location.pathname).toBe('/calculator');
});
