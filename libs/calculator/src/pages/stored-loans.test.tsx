import { fakeLender, renderRoutes } from '@clearloan/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { addSavedLoan, deleteSavedLoan, jumpPage, savedLoanList } from '../contract';
import { jumpNowhere } from '../fixtures/answers';
import { everydayLoanKept, savedLoans } from '../fixtures/loans';
import { routes } from '../routes';

const lender = fakeLender();
beforeEach(() => sessionStorage.clear());
// The screens are compiled before the first test waits for them.
beforeAll(() => import('./calculator-page'));
const open = async (at: string, how: { loggedIn?: boolean; sharedPhone?: boolean } = {}) => {
  const view = await renderRoutes(routes, { at, loggedIn: false, elsewhere: ['/'], ...how });
  await screen.findByRole('tab', { name: 'Payment' });
  return view;
};
const again = (...given: Parameters<typeof open>) => {
  cleanup();
  return open(...given);
};
type User = Awaited<ReturnType<typeof open>>['user'];

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const saveAs = async (user: User, name: string) => {
  await user.click(await button('Save to compare'));
  const field = await screen.findByLabelText('Name');
  await user.clear(field);
  await user.type(field, name);
  await user.click(await button('Save'));
  await button(name);
};
const compared = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText('Costs'))
    .map((item) => item.textContent);

beforeEach(() => {
  localStorage.clear();
  lender.answerWire(jumpPage, jumpNowhere);
});

describe('a visitor who saves loans', () => {
  it('compares them on this device, cheapest first, without a request', async () => {
    const { user } = await open('/calculator?_amount=15000&_rate=24&_fee=3&_tax=18');
    await saveAs(user, 'Everyday loan');
    const second = await again('/calculator?_amount=15000&_rate=12&_kind=flat');
    await saveAs(second.user, 'Cousin Ari');
    expect(screen.getByText('2 saved, cheapest first')).toBeVisible();
    const [first, other] = compared();
    expect(first).toMatch(/^Cousin AriLowest cost.*Costs¥1,800\.00APR 21\.5%You pay back ¥16,800\.00/);
    expect(other).toMatch(/^Everyday loancosts ¥751\.74 more.*Costs¥2,551\.74APR 31\.1%/);
    expect(screen.getByRole('img', { name: 'Interest ¥2,020.74, fee ¥450.00, tax ¥81.00' })).toBeVisible();
    await again('/calculator?_tab=compare');
    expect(compared()).toHaveLength(2);
  });

  it('removes one and restores it by Undo', async () => {
    const { user } = await open('/calculator');
    await saveAs(user, 'Ari');
    await user.click(await button('Edit'));
    await user.click(await button('Remove Ari'));
    expect(screen.getByText('No loans to compare yet')).toBeVisible();
    await user.click(await button('Undo'));
    expect(await button('Ari')).toBeVisible();
    await again('/calculator?_tab=compare');
    expect(await button('Ari')).toBeVisible();
  });

  it('renames one', async () => {
    const { user } = await open('/calculator');
    await saveAs(user, 'Ari');
    await user.click(await button('Edit'));
    await user.click(await button('Rename Ari'));
    const field = await screen.findByLabelText('Name');
    await user.clear(field);
    await user.click(await button('Save'));
    expect(field).toHaveAccessibleDescription(/Enter a name so you can find it/);
    await user.type(field, 'Ari, 2nd offer');
    await user.click(await button('Save'));
    expect(await button('Ari, 2nd offer')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ari' })).not.toBeInTheDocument();
  });

  it('reopens one with the values that were entered', async () => {
    const { user } = await open('/calculator?_amount=15000&_rate=24&_pace=week');
    await saveAs(user, 'Weekly');
    await again('/calculator?_tab=compare').then(async (view) => view.user.click(await button('Weekly')));
    expect(await screen.findByLabelText('Weeks')).toHaveValue('12');
    expect(screen.getByLabelText('Amount')).toHaveValue('¥15,000');
  });

  it('with different amounts compares them for the same amount and term', async () => {
    const { user } = await open('/calculator?_amount=15000&_rate=24');
    await saveAs(user, 'Large');
    const { user: next } = await again('/calculator?_amount=1000&_count=3');
    await saveAs(next, 'Small');
    await next.click(screen.getByRole('radio', { name: 'For the same amount and term' }));
    expect(compared().every((text) => text.includes('¥15,000 · 12 months'))).toBe(true);
  });

  it('on a shared device stores nothing', async () => {
    const { user } = await open('/calculator', { sharedPhone: true });
    await saveAs(user, 'Ari');
    expect(Object.keys(localStorage).filter((key) => key.includes('calculator'))).toEqual([]);
  });
});

describe('a borrower who logs in', () => {
  const saveBefore = async () => {
    const { user } = await open('/calculator?_amount=15000&_rate=24');
    await saveAs(user, 'From before');
    lender.answerWire(savedLoanList, savedLoans);
  };
  const inAccount = () => again('/calculator?_tab=compare', { loggedIn: true });

  it('sees the loans of the account next to those of the device', async () => {
    await saveBefore();
    await inAccount();
    for (const name of ['Cousin Ari', 'Everyday loan', 'From before'])
      expect(await button(name)).toBeVisible();
  });

  it('is asked to add the device’s loans to the account, and each is sent once', async () => {
    await saveBefore();
    lender.answerBy(addSavedLoan, ({ request }) => ({ loanId: request.loanId }));
    const { user } = await inAccount();
    expect(await screen.findByText('1 loan is only saved on this phone')).toBeVisible();
    expect(lender.received(addSavedLoan)).toEqual([]);
    await user.click(await button('Add to my account'));
    await waitFor(() => expect(lender.received(addSavedLoan)).toHaveLength(1));
    expect(lender.received(addSavedLoan)[0]).toMatchObject({
      request: { name: 'From before', principal: 1_500_000 },
      key: expect.any(String) as string,
    });
    await waitFor(() =>
      expect(screen.queryByText('1 loan is only saved on this phone')).not.toBeInTheDocument(),
    );
  });

  it('and keeps the loans on the device is not asked again, but can still add them', async () => {
    await saveBefore();
    const { user } = await inAccount();
    await user.click(await button('Keep on this phone'));
    expect(screen.queryByText('1 loan is only saved on this phone')).not.toBeInTheDocument();
    await inAccount();
    expect(await button('Add 1 loan from this phone to my account')).toBeVisible();
    expect(screen.queryByText('1 loan is only saved on this phone')).not.toBeInTheDocument();
    expect(await button('From before')).toBeVisible();
  });

  it('without a network still sees the loans that could not be sent', async () => {
    await saveBefore();
    lender.drop(addSavedLoan);
    const { user } = await inAccount();
    await user.click(await button('Add to my account'));
    expect(
      await screen.findByText('They couldn’t be sent. They’ll stay here until you try again.'),
    ).toBeVisible();
    expect(await button('From before')).toBeVisible();
  });

  it('sees the loans of the device when those of the account do not load', async () => {
    await saveBefore();
    lender.drop(savedLoanList);
    await inAccount();
    expect(await screen.findByText('Your saved loans didn’t load')).toBeVisible();
    expect(await button('From before')).toBeVisible();
  });

  it('sees a loan again that the lender did not delete', async () => {
    lender.answerWire(savedLoanList, savedLoans);
    lender.drop(deleteSavedLoan);
    const { user } = await inAccount();
    await user.click(await button('Edit'));
    await user.click(await button('Remove Cousin Ari'));
    await waitFor(() => expect(lender.received(deleteSavedLoan)).toHaveLength(1));
    expect(await button('Cousin Ari')).toBeVisible();
    expect(await screen.findByText('(network)')).toBeVisible();
    expect(screen.queryByText('Cousin Ari was removed')).toBeNull();
  });

  it('sees why a loan of the account was not renamed, and keeps the new name', async () => {
    lender.answerWire(savedLoanList, savedLoans);
    lender.drop(addSavedLoan);
    const { user } = await inAccount();
    await user.click(await button('Edit'));
    await user.click(await button('Rename Cousin Ari'));
    const field = await screen.findByLabelText('Name');
    await user.clear(field);
    await user.type(field, 'Ari, 2nd offer');
    await user.click(await button('Save'));
    expect(await screen.findByText('(network)')).toBeVisible();
    await user.click(await button('Rename Cousin Ari'));
    expect(await screen.findByLabelText('Name')).toHaveValue('Ari, 2nd offer');
    lender.answerBy(addSavedLoan, ({ request }) => ({ loanId: request.loanId }));
    await user.click(await button('Save'));
    await waitFor(() => expect(screen.queryByText('(network)')).toBeNull());
  });

  it('saves one loan once, also with two taps', async () => {
    lender.answerWire(savedLoanList, savedLoans);
    const { user } = await again('/calculator?_amount=15000&_rate=24', { loggedIn: true });
    const arrive = lender.answerLate(addSavedLoan, { loanId: 'l-9' });
    await user.click(await button('Save to compare'));
    await user.click(await button('Save'));
    await user.click(await button('Save'));
    act(arrive);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(lender.received(addSavedLoan)).toHaveLength(1);
  });

  it('sees which loans this app cannot calculate', async () => {
    lender.answerWire(savedLoanList, {
      list: [
        { ...everydayLoanKept, rateKind: 'balloon', name: 'Balloon' },
        { ...everydayLoanKept, tenure_type: 'day', name: 'By the day' },
      ],
    });
    await inAccount();
    expect(await screen.findByText('Balloon, By the day')).toBeVisible();
  });
});
