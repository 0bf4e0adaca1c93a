import { fakeLender, renderRoutes } from '@clearloan/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { exchangeRates, jumpPage } from '../contract';
import { exchangeRatesOfToday, jumpNowhere } from '../fixtures/answers';
import { routes } from '../routes';

const lender = fakeLender();
beforeEach(() => sessionStorage.clear());
// The screens are compiled before the first test waits for them.
beforeAll(
  () => Promise.all([import('./calculator-page'), import('./rates-page'), import('./check-page')]),
  60_000,
);

const open = (at: string) => renderRoutes(routes, { at, loggedIn: false, elsewhere: ['/'] });
type User = Awaited<ReturnType<typeof open>>['user'];
const main = () => screen.getByRole('main');
const type = async (user: User, label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};
const loan = '_amount=15000&_rate=24';

beforeEach(() => {
  localStorage.clear();
  lender.answerWire(jumpPage, jumpNowhere);
  lender.answerWire(exchangeRates, exchangeRatesOfToday);
});

describe('a visitor who considers paying early', () => {
  const add = async (user: User, amount: string, period: string, keep = 'Paid off sooner') => {
    await user.click(await screen.findByRole('button', { name: 'Add an extra payment' }));
    await type(user, 'How much', amount);
    await type(user, 'After payment number', period);
    await user.click(screen.getByRole('radio', { name: new RegExp(keep) }));
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };

  it('sees the saving and how much sooner the loan ends', async () => {
    const { user } = await open(`/calculator?_tab=early&${loan}`);
    expect(await screen.findByText('No extra payments yet')).toBeVisible();
    await add(user, '3000', '4');
    expect(main()).toHaveTextContent('You save¥461.37');
    expect(main()).toHaveTextContent('Paid off sooner2 months');
    expect(main()).toHaveTextContent('Interest without extra ¥2,020.74');
    expect(main()).toHaveTextContent('Interest with extra ¥1,559.37');
    expect(
      await screen.findByRole('img', {
        name: /it’s paid off after 10 months, without them after 12 months/,
      }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Remove: ¥3,000/ }));
    expect(await screen.findByText('No extra payments yet')).toBeVisible();
  });

  it('can keep the end date and pay less each time', async () => {
    const { user } = await open(`/calculator?_tab=early&${loan}`);
    await add(user, '3000', '4', 'Pay less each time');
    expect(main()).toHaveTextContent('Then you pay¥');
    expect(main()).not.toHaveTextContent('Paid off sooner2');
  });

  it('sees that an extra payment is limited to the outstanding amount', async () => {
    const { user } = await open(`/calculator?_tab=early&${loan}`);
    await add(user, '50000', '4');
    expect(main()).toHaveTextContent('¥50,000.00 is more than you’ll owe then');
    expect(main()).toHaveTextContent(/Month 4: ¥10,390\.44 is enough to pay off the loan/);
    expect(main()).not.toHaveTextContent(/NaN|undefined|Infinity/);
  });

  it('sees that a payment after the end is too late', async () => {
    await open(`/calculator?_tab=early&${loan}&_extras=20:100.00:instalment`);
    expect(await screen.findByText('One extra payment is after the loan ends')).toBeVisible();
  });

  it('sees a message for an invalid extra payment', async () => {
    const { user } = await open(`/calculator?_tab=early&${loan}`);
    await user.click(await screen.findByRole('button', { name: 'Add an extra payment' }));
    await type(user, 'How much', 'some');
    await type(user, 'After payment number', '0');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByLabelText('How much')).toHaveAccessibleDescription('Use digits only.');
    expect(screen.getByLabelText('After payment number')).toHaveAccessibleDescription(
      'Enter at least one payment.',
    );
  });
});

describe('a visitor who exchanges money', () => {
  const rupiah = () => screen.findByLabelText('Indonesian rupiah');
  const dollars = () => screen.findByLabelText('US dollar');

  it('enters dollars and sees rupiah grouped with dots, and the date of the rate', async () => {
    const { user } = await open('/calculator?_tab=exchange');
    expect(await screen.findByText('Rp 16.482,50')).toBeVisible();
    await type(user, 'US dollar', '250');
    expect(await rupiah()).toHaveValue('4.120.625');
    expect(main()).toHaveTextContent('Rp 100.000 $ 6.07');
    expect(main()).toHaveTextContent('Rate 20 Nov 2026');
  });

  it('enters formatted rupiah and sees dollars', async () => {
    const { user } = await open('/calculator?_tab=exchange');
    await screen.findByText('Rp 16.482,50');
    await type(user, 'Indonesian rupiah', 'Rp 4.120.625');
    expect(await dollars()).toHaveValue('250.00');
  });

  it.each([
    ['', 'Enter an amount.'],
    ['-1', 'Enter zero or more.'],
    ['ten', 'Use digits only.'],
    ['1000000000000000', 'This is too large. Enter at most twelve digits.'],
  ])('enters %j and sees: %s', async (typed, sentence) => {
    const { user } = await open('/calculator?_tab=exchange');
    await type(user, 'US dollar', typed);
    expect(await dollars()).toHaveAccessibleDescription(sentence);
    expect(await rupiah()).toHaveValue('');
  });

  it('uses another rate, and then today’s rate again', async () => {
    const { user } = await open('/calculator?_tab=exchange');
    await screen.findByText('Rp 16.482,50');
    await user.click(screen.getByRole('button', { name: 'Use my own rate' }));
    await type(user, 'Rupiah for 1 US dollar', '16.000');
    expect(await rupiah()).toHaveValue('1.600.000');
    expect(main()).toHaveTextContent('Rate your own');
    await type(user, 'Rupiah for 1 US dollar', 'cheap');
    expect(screen.getByLabelText('Rupiah for 1 US dollar')).toHaveAccessibleDescription(
      /Enter a rate above zero, digits only/,
    );
    await user.click(screen.getByRole('button', { name: 'Use today’s rate again' }));
    expect(await rupiah()).toHaveValue('1.648.250');
  });

  it('stays on another tab after leaving right after typing', async () => {
    const { router } = await open('/calculator?_tab=exchange');
    const [field, tab] = [
      await screen.findByLabelText('US dollar'),
      screen.getByRole('tab', { name: 'Payment' }),
    ];
    jest.useFakeTimers();
    fireEvent.change(field, { target: { value: '250' } });
    // Without `act` nothing is rendered yet when the write is due, as on a slow device.
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    tab.click();
    jest.advanceTimersByTime(1_000);
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    jest.useRealTimers();
    expect(await screen.findByLabelText('Amount')).toBeVisible();
    expect(router.state.location.search).not.toContain('_tab');
    await waitFor(() => expect(router.state.location.search).toContain('_sum=250'));
  });

  it('without a network uses the last rate with its date', async () => {
    await open('/calculator?_tab=exchange');
    await screen.findByText('Rp 16.482,50');
    cleanup();
    lender.drop(exchangeRates);
    await open('/calculator?_tab=exchange');
    expect(await screen.findByText('Rp 16.482,50')).toBeVisible();
    expect(main()).toHaveTextContent('Rate 20 Nov 2026');
  });
});

describe('the flat rate page', () => {
  it('converts a flat rate to every other form', async () => {
    const { user } = await open('/calculator/rates');
    expect(main()).toHaveTextContent('Flat, per year 20%');
    expect(main()).toHaveTextContent(/On what you owe, per year 3\d\.\d+%/);
    await user.click(screen.getByRole('radio', { name: 'Flat, per month' }));
    await type(user, 'Interest rate', '2');
    expect(main()).toHaveTextContent('Flat, per year 24%');
    expect(main()).toHaveTextContent('On what you owe, per year 41.7%');
    await type(user, 'Interest rate', '500');
    expect(screen.getByLabelText('Interest rate')).toBeInvalid();
    expect(main()).not.toHaveTextContent(/NaN|undefined|Infinity/);
  });
});

describe('a shared link', () => {
  it('contains everything that was entered, and nothing about the borrower [promise: link-entered-only]', async () => {
    const { user } = await open('/calculator?_tab=early&_extras=4:3000.00:tenure&_fee=3&_first=advance');
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Share a link' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    const link = new URL(copied.mock.calls[0]?.[0] ?? '');
    expect(link.pathname + link.search).toBe(
      '/calculator?_tab=early&_first=advance&_fee=3&_extras=4%3A3000.00%3Atenure',
    );
    cleanup();
    await open(link.pathname + link.search);
    expect(await screen.findByText('¥3,000.00')).toBeVisible();
    expect(screen.getByText('Pay less each time, same end date')).toBeVisible();
  });

  it('is updated while typing, so that a reload restores the form', async () => {
    const { user, router } = await open('/calculator');
    await type(user, 'Amount', '7777');
    await waitFor(() => expect(router.state.location.search).toBe('?_amount=7777'));
  });

  it('keeps the type of a rate, and ignores one that it does not know', async () => {
    const { user, router } = await open('/calculator/rates?_measure=none');
    expect(screen.getByRole('radio', { name: 'Flat, per year' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Effective, per year' }));
    await waitFor(() => expect(router.state.location.search).toBe('?_measure=effectiveYear'));
    cleanup();
    await open('/calculator/rates?_measure=effectiveYear');
    expect(screen.getByRole('radio', { name: 'Effective, per year' })).toBeChecked();
  });
});
