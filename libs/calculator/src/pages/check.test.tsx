import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';

fakeLender();
// The screens are compiled before the first test waits for them.
beforeAll(() => import('./check-page'), 60_000);

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

describe("a lender's plan", () => {
  it('that is right gets a clear yes', async () => {
    const { user } = await open(`/calculator/check?${loan}`);
    expect(await screen.findByText('Nothing to check yet')).toBeVisible();
    await type(user, 'The payment', '1,418.39');
    await type(user, 'All interest', '2,020.74');
    expect(main()).toHaveTextContent('Agrees');
  });

  it('of a flat rate is found out, with the difference of each figure', async () => {
    const { user } = await open(`/calculator/check?${loan}`);
    await type(user, 'The payment', '1550');
    await type(user, 'All interest', '3600');
    expect(main()).toHaveTextContent('Differs');
    expect(main()).toHaveTextContent(
      'It is a flat rate: interest is charged on the first amount until the end.',
    );
    expect(main()).toHaveTextContent(
      'The payment: they say ¥1,550.00, we get ¥1,418.39. That is ¥131.61 more.',
    );
  });

  it('is pasted as a table, and what is not clear in it is counted', async () => {
    const { user } = await open('/calculator/check?_amount=5000&_rate=24&_count=3');
    await type(
      user,
      'The plan, if you have it',
      '1 1633.77 100.00 1733.77 3366.23\n2 1666.45 67.32 1733.77 1699.78\n3 1699.78 34.00',
    );
    expect(main()).toHaveTextContent('1 line is not clear and is left out.');
    expect(main()).toHaveTextContent('Agrees');
  });

  it('agrees where everything is printed in whole units, as in the example of the RBI', async () => {
    const { user } = await open('/calculator/check?_amount=20000&_rate=15&_count=24&_fee=2&_tax=0');
    await type(user, 'The payment', '970');
    await type(user, 'All interest', '3274');
    const rows = keyFacts.map(
      ([owed, principal, interest], index) => `${index + 1}\t${owed}\t${principal}\t${interest}`,
    );
    await type(
      user,
      'The plan, if you have it',
      ['No\tOutstanding before\tPrincipal\tInterest', ...rows].join('\n'),
    );
    expect(main()).toHaveTextContent('Agrees, rounded to whole units.');
    expect(main()).not.toHaveTextContent('We can’t tell why');
  });

  it('has a higher rate than it says, and the rate is named', async () => {
    const { user } = await open('/calculator/check?_amount=15000&_rate=24&_count=12');
    await type(user, 'The payment', '1440.26');
    await type(user, 'All interest', '2283.13');
    expect(main()).toHaveTextContent('The rate charged is 27% a year, not the one that is stated.');
  });

  it('is off for a reason nobody can tell, and what comes nearest is shown with what it explains', async () => {
    const { user } = await open('/calculator/check?_amount=15000&_rate=24&_count=12');
    await type(user, 'The payment', '1555.55');
    expect(main()).toHaveTextContent('We can’t tell why. Ask the lender how it was worked out.');
    expect(main()).not.toHaveTextContent(/Infinity|NaN|undefined/);
  });

  it('stays on the page while the loan above it is put right', async () => {
    const { user, router } = await open('/calculator/check?_amount=5000&_rate=20&_count=3');
    const plan = '1 1633.77 100.00 1733.77 3366.23\n2 1666.45 67.32 1733.77 1699.78';
    await type(user, 'The plan, if you have it', plan);
    await type(user, 'Interest a year', '24');
    await waitFor(() => expect(router.state.location.search).toContain('_rate=24'));
    expect(screen.getByLabelText('The plan, if you have it')).toHaveValue(plan);
    expect(main()).toHaveTextContent('Agrees');
  });

  it('of words alone gets a sentence', async () => {
    const { user } = await open('/calculator/check');
    await type(user, 'The plan, if you have it', 'Dear customer, thank you.');
    await type(user, 'APR, %', 'low');
    expect(main()).toHaveTextContent('We find no payments in it.');
    expect(screen.getByLabelText('APR, %')).toHaveAccessibleDescription('Use digits only.');
    expect(main()).not.toHaveTextContent(/NaN|undefined|Infinity/);
  });
});
