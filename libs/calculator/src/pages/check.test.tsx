import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';

fakeLender();
beforeEach(() => sessionStorage.clear());
// The screens are compiled before the first test waits for them.
beforeAll(() => import('./check-page'));

const open = (at: string) => renderRoutes(routes, { at, loggedIn: false, elsewhere: ['/'] });
type User = Awaited<ReturnType<typeof open>>['user'];
const main = () => screen.getByRole('main');
/** The verdict arrives when typing pauses. */
const shows = async (text: string) =>
  waitFor(() => expect(main()).toHaveTextContent(text), { timeout: 20_000 });
const type = async (user: User, label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};
const loan = '_amount=15000&_rate=24';

/** RBI/DOR/2021-22/89, Annex II: outstanding before the payment, principal, interest, in whole rupees. */
const keyFacts = [
  [20000, 720, 250],
  [19280, 729, 241],
  [18552, 738, 232],
  [17814, 747, 223],
  [17067, 756, 213],
  [16310, 766, 204],
  [15544, 775, 194],
  [14769, 785, 185],
  [13984, 795, 175],
  [13189, 805, 165],
  [12384, 815, 155],
  [11569, 825, 145],
  [10744, 835, 134],
  [9909, 846, 124],
  [9063, 856, 113],
  [8206, 867, 103],
  [7339, 878, 92],
  [6461, 889, 81],
  [5572, 900, 70],
  [4672, 911, 58],
  [3761, 923, 47],
  [2838, 934, 35],
  [1904, 946, 24],
  [958, 958, 12],
] as const;

describe("the check of a lender's plan", () => {
  it('shows a match for a correct plan', async () => {
    const { user } = await open(`/calculator/check?${loan}`);
    expect(await screen.findByText('Nothing to check yet')).toBeVisible();
    await type(user, 'Each payment', '1,418.39');
    await type(user, 'Total interest', '2,020.74');
    await shows('Matches');
  });

  it('recognizes a flat rate and shows the difference of each amount', async () => {
    const { user } = await open(`/calculator/check?${loan}`);
    await type(user, 'Each payment', '1550');
    await type(user, 'Total interest', '3600');
    await shows('Doesn’t match');
    await shows('It’s a flat rate: interest is charged on the original amount until the end.');
    await shows('Each payment: they say ¥1,550.00, we get ¥1,418.39. That’s ¥131.61 more.');
  });

  it('counts the decimals of an APR in any script', async () => {
    const { user } = await open(`/calculator/check?${loan}`);
    await type(user, 'APR, %', '24');
    await shows('Matches');
    for (const typed of ['24.9', '24。9', '２４．９', '२४.९']) {
      await type(user, 'APR, %', typed);
      await shows('Doesn’t match');
      await type(user, 'APR, %', '24');
      await shows('Matches');
    }
  });

  it('shows a match for a pasted plan only when every line was read', async () => {
    const { user } = await open('/calculator/check?_amount=5000&_rate=24&_count=3');
    await type(
      user,
      'Payment plan (optional)',
      '1 1633.77 100.00 1733.77 3366.23\n2 1666.45 67.32 1733.77 1699.78\n3 1699.78 34.00',
    );
    await shows('1 line couldn’t be read');
    await shows('Line 3, “3 1699.78 34.00”: it doesn’t have the same number of amounts');
    await shows('Not complete');
    expect(main()).not.toHaveTextContent('Matches');
    await type(
      user,
      'Payment plan (optional)',
      '1 1633.77 100.00 1733.77 3366.23\n2 1666.45 67.32 1733.77 1699.78\n3 1699.78 34.00 1733.78 0.00',
    );
    await shows('Matches');
  });

  it('shows a negative last balance as a difference', async () => {
    const { user } = await open('/calculator/check?_amount=5000&_rate=24&_count=3');
    await type(
      user,
      'Payment plan (optional)',
      'No\tPrincipal\tInterest\tPayment\tBalance\n1\t1633.77\t100.00\t1733.77\t3366.23\n2\t1666.45\t67.32\t1733.77\t1699.78\n3\t1761.29\t34.00\t1795.29\t(61.51)',
    );
    await shows('Doesn’t match');
    await shows('−¥61.51');
  });

  it('shows no match for a negative payment at the end', async () => {
    const { user } = await open('/calculator/check?_amount=5000&_rate=24&_count=3');
    await type(user, 'Payment plan (optional)', '1 1733.77\n2 1733.77\n3 1733.78\n4 -50.00');
    await shows('Doesn’t match');
  });

  it('shows a missing payment and no match', async () => {
    const { user } = await open('/calculator/check?_amount=5000&_rate=24&_count=4');
    await type(user, 'Payment plan (optional)', '1 1313.12\n2 1313.12\n4 1313.12');
    await shows('Payments are missing: 3');
    await shows('What we found');
    expect(main()).not.toHaveTextContent('Matches');
  });

  it('shows no match when no line of the pasted plan was read', async () => {
    const { user } = await open('/calculator/check?_amount=5000&_rate=24&_count=3');
    await type(user, 'Each payment', '1733.77');
    await shows('Matches');
    await type(user, 'Payment plan (optional)', '1 a1b 2c3\n2 d4 e5');
    expect(main()).not.toHaveTextContent('Matches');
    await shows('2 lines couldn’t be read');
  });

  it('shows a match for a plan in whole units, as in the example of the RBI', async () => {
    const { user } = await open('/calculator/check?_amount=20000&_rate=15&_count=24&_fee=2&_tax=0');
    await type(user, 'Each payment', '970');
    await type(user, 'Total interest', '3274');
    const rows = keyFacts.map(
      ([owed, principal, interest], index) => `${index + 1}\t${owed}\t${principal}\t${interest}`,
    );
    await type(
      user,
      'Payment plan (optional)',
      ['No\tOutstanding before\tPrincipal\tInterest', ...rows].join('\n'),
    );
    await shows('Matches, rounded to whole units.');
    expect(main()).not.toHaveTextContent('We can’t tell why');
  });

  it('shows the actual rate when it is higher than the stated one', async () => {
    const { user } = await open('/calculator/check?_amount=15000&_rate=24&_count=12');
    await type(user, 'Each payment', '1440.26');
    await type(user, 'Total interest', '2283.13');
    await shows('The rate charged is 27% a year, not the one stated.');
  });

  it('shows a difference without a known reason', async () => {
    const { user } = await open('/calculator/check?_amount=15000&_rate=24&_count=12');
    await type(user, 'Each payment', '1555.55');
    await shows('We can’t tell why. Ask the lender how it was calculated.');
    expect(main()).not.toHaveTextContent(/Infinity|NaN|undefined/);
  });

  it('keeps the pasted plan when the borrower corrects the loan', async () => {
    const { user, router } = await open('/calculator/check?_amount=5000&_rate=20&_count=3');
    const plan = '1 1633.77 100.00 1733.77 3366.23\n2 1666.45 67.32 1733.77 1699.78';
    await type(user, 'Payment plan (optional)', plan);
    await type(user, 'Interest rate per year', '24');
    await waitFor(() => expect(router.state.location.search).toContain('_rate=24'));
    expect(screen.getByLabelText('Payment plan (optional)')).toHaveValue(plan);
    await shows('Matches');
  });

  it('shows a message for a pasted text without payments', async () => {
    const { user } = await open('/calculator/check');
    await type(user, 'Payment plan (optional)', 'Dear customer, thank you.');
    await type(user, 'APR, %', 'low');
    await shows('We couldn’t find any payments.');
    expect(screen.getByLabelText('APR, %')).toHaveAccessibleDescription('Use digits only.');
    expect(main()).not.toHaveTextContent(/NaN|undefined|Infinity/);
  });
});
