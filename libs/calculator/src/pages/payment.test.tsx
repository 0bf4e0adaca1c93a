import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { exchangeRates, jumpPage, jumpPageViewed } from '../contract';
import { jumpNowhere, jumpToProducts } from '../fixtures/answers';
import { routes } from '../routes';

const lender = fakeLender();
beforeEach(() => sessionStorage.clear());
// The screens are compiled before the first test waits for them.
beforeAll(() => import('./calculator-page'));
const open = async (at = '/calculator') => {
  const view = await renderRoutes(routes, { at, loggedIn: false, elsewhere: ['/'] });
  await screen.findByRole('tab', { name: 'Payment' });
  return view;
};
const main = () => screen.getByRole('main');
const type = async (user: Awaited<ReturnType<typeof open>>['user'], label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};

beforeEach(() => {
  lender.answerWire(jumpPage, jumpNowhere);
});

describe('a visitor who enters a loan', () => {
  it('sees the payment, the total cost and the APR at once, without a login', async () => {
    const { user } = await open('/calculator?_fee=3&_tax=18');
    await type(user, 'Amount', '15000');
    await type(user, 'Interest rate per year', '24');
    expect(main()).toHaveTextContent('You pay each month¥1,418.39');
    expect(main()).toHaveTextContent('You get ¥14,469.00');
    expect(main()).toHaveTextContent('Interest ¥2,020.74');
    expect(main()).toHaveTextContent('You pay back ¥17,020.74');
    expect(main()).toHaveTextContent('APR 31.1%');
  });

  it('gets a text alternative for the chart, and a table of all payments', async () => {
    const { user } = await open('/calculator?_amount=15000&_rate=24');
    expect(
      await screen.findByRole('img', {
        name: '12 payments. Interest is ¥300.00 of the first and ¥27.81 of the last.',
      }),
    ).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all payments' }));
    const rows = within(screen.getByRole('group', { name: 'All payments' })).getAllByRole('row');
    expect(rows).toHaveLength(13);
    expect(rows[1]).toHaveTextContent('1¥1,118.39¥300.00¥13,881.61¥1,418.39');
  });

  it('changes the months by one within the limits', async () => {
    const { user } = await open('/calculator?_count=479');
    const more = screen.getByRole('button', { name: '1 month more' });
    await user.click(more);
    await user.click(more);
    expect(screen.getByLabelText('Months')).toHaveValue('480');
    await type(user, 'Months', '1');
    await user.click(screen.getByRole('button', { name: '1 month less' }));
    expect(screen.getByLabelText('Months')).toHaveValue('1');
    expect(main()).toHaveTextContent('You pay once¥10,166.67');
  });

  it('sees a notice when the debt grows before it shrinks', async () => {
    await open('/calculator?_pause=3');
    expect(main()).toHaveTextContent('What you owe grows at first');
  });

  it('sees why a flat loan with a pause has no price', async () => {
    await open('/calculator?_pause=3&_kind=flat');
    expect(main()).toHaveTextContent('We can’t calculate this loan');
    expect(screen.getByRole('button', { name: 'Save to compare' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('a visitor who enters an unusual or invalid value', () => {
  it.each([
    ['Amount', '', 'Enter an amount.'],
    ['Amount', '0', 'Enter an amount above zero.'],
    ['Amount', '-5000', 'Enter zero or more.'],
    ['Amount', '1000000000000000', 'This is too large to calculate. Enter at most ¥999,999,999,999.'],
    ['Amount', 'a lot', 'Use digits only.'],
    ['Amount', '1,000.00,0', 'This number isn’t clear. Type it without commas.'],
    ['Interest rate per year', '500', 'Enter a rate from 0 to 200% a year.'],
    ['Interest rate per year', '-1', 'Enter zero or more.'],
    ['Interest rate per year', 'two', 'Use digits only.'],
    ['Months', '0', 'Enter at least one payment.'],
    ['Months', '481', 'Enter a number from 1 to 480.'],
    ['Months', '12.5', 'Enter a whole number.'],
  ])('with %s %j sees the message: %s', async (label, typed, sentence) => {
    const { user } = await open();
    await type(user, label, typed);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(main()).not.toHaveTextContent(/NaN|undefined|Infinity/);
    expect(screen.queryByText('You pay each month')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save to compare' })).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['₹1,00,000.00', 'We read this as ¥100,000.00.'],
    ['1.000.000,00', 'We read this as ¥1,000,000.00.'],
  ])('pastes %s and sees how it was read', async (typed, sentence) => {
    const { user } = await open();
    await type(user, 'Amount', typed);
    expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(sentence);
    expect(main()).toHaveTextContent('You pay each month¥');
  });

  it.each([
    ['without interest', '/calculator?_amount=1200&_rate=0', 'You pay each month¥100.00'],
    ['of one payment', '/calculator?_count=1', 'You pay once¥10,166.67'],
    ['at the highest rate', '/calculator?_rate=200', 'You pay each month¥1,977.69'],
    ['of the largest amount', '/calculator?_amount=999999999999&_count=480', 'You pay each month¥'],
  ])('gets a price for a loan %s', async (_name, at, shown) => {
    await open(at);
    expect(main()).toHaveTextContent(shown);
    expect(main()).not.toHaveTextContent(/NaN|undefined|Infinity/);
  });
});

describe('the lender’s suggested next page', () => {
  it('opens a screen of the app and reports the tap to the lender', async () => {
    lender.answerWire(jumpPage, jumpToProducts);
    lender.answer(jumpPageViewed, undefined);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /View this lender’s loans/ }));
    expect(await screen.findByText('elsewhere: /')).toBeVisible();
    expect(lender.received(jumpPageViewed).map(({ request }) => request)).toEqual([{ target: 'main' }]);
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/orders//evil.example'])(
    'is not shown when its URL is %s',
    async (url) => {
      lender.answerWire(jumpPage, { target: 'main', url });
      await open();
      await waitFor(() => expect(lender.received(jumpPage)).toHaveLength(1));
      await screen.findByText('What a flat rate really costs');
      expect(screen.queryByText('View this lender’s loans')).not.toBeInTheDocument();
    },
  );
});

it('a visitor without a network uses everything except today’s exchange rate', async () => {
  lender.drop(jumpPage);
  lender.drop(exchangeRates);
  const { user } = await open('/calculator?_amount=15000&_rate=24');
  expect(main()).toHaveTextContent('You pay each month¥1,418.39');
  await user.click(screen.getByRole('tab', { name: 'Exchange' }));
  expect(await screen.findByText('The rate didn’t load')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use my own rate' }));
  await type(user, 'Rupiah for 1 US dollar', '16.000');
  expect(screen.getByLabelText('Indonesian rupiah')).toHaveValue('1.600.000');
});

it('an amount that is entered by keyboard is selected, so that typing replaces it', async () => {
  const { user } = await renderRoutes(routes, { at: '/calculator', loggedIn: false });
  const field = await screen.findByLabelText('Amount');
  while (document.activeElement !== field) await user.tab();
  await user.keyboard('15000');
  expect(field).toHaveValue('15000');
});
