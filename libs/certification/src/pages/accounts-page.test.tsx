import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { bindCard, cardSetting, certifyList, changeCard, jobInfo, removeCard } from '../contract';
import { bindingInAnotherName, bindingVerified, cardBound, cardInit } from '../fixtures/cards';
import { certifyListDone, certifyListJobNext } from '../fixtures/certify-lists';
import { routes } from '../routes';

// The first sheet of a run loads the kit's own layer, which is slow on a busy machine.
const lender = fakeLender();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  lender.answerWire(certifyList, certifyListDone);
  lender.answerWire(cardSetting, cardInit);
});

it('a borrower finds a bank by typing a part of its name', async () => {
  const banks = ['Harbour Bank', 'Unity Bank', 'Kite Digital Bank', 'River Valley Bank', 'Hilltop Rural Bank']
    .flatMap((name) => [name, `${name} Two`, `${name} Three`])
    .map((label) => ({ value: label, label }));
  const items = cardInit.items?.map((item) =>
    item.code === 'bank_code' ? { ...item, options: banks } : item,
  );
  lender.answerWire(cardSetting, { ...cardInit, items });
  const { user } = await renderRoutes(routes, { at: '/cards/new' });
  await user.click(await screen.findByRole('button', { name: /^Bank/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Bank' }));
  await user.type(sheet.getByRole('searchbox', { name: 'Search' }), 'valley bank tw');
  expect(sheet.getByRole('button', { name: 'River Valley Bank Two' })).toBeVisible();
  expect(sheet.queryByRole('button', { name: 'Unity Bank' })).not.toBeInTheDocument();
});

describe('the new account form', () => {
  const openForm = async (at = '/cards/new?_order=o-1') => {
    const view = await renderRoutes(routes, { at });
    const number = await screen.findByRole('textbox', { name: 'Account number' });
    const again = screen.getByRole('textbox', { name: 'Type it again' });
    const chooseBank = async () => {
      await view.user.click(screen.getByRole('button', { name: /^Bank/ }));
      const banks = within(await screen.findByRole('dialog', { name: 'Bank' }));
      await view.user.click(banks.getByRole('button', { name: 'Harbour Bank' }));
    };
    const fill = async (account = '0098 4412 4417') => {
      await chooseBank();
      await view.user.type(number, account);
      await view.user.type(again, account);
    };
    const save = () => view.user.click(screen.getByRole('button', { name: 'Save account' }));
    return { ...view, number, again, chooseBank, fill, save };
  };

  it('shows whose account it must be, and binds it once', async () => {
    lender.answerWire(bindCard, bindingVerified);
    const { fill, save } = await openForm();
    expect(screen.getByText('It must be in your name: Mira Tan')).toBeVisible();
    await fill();
    lender.answerWire(cardSetting, cardBound);
    await save();
    expect(await screen.findByRole('heading', { name: 'Bank accounts' })).toBeVisible();
    const [sent] = lender.received(bindCard);
    expect(sent?.request).toEqual({ bank_code: 'HARB', account_number: '009844124417' });
    expect(sent?.key).not.toBeNull();
  });

  it('continues with the next step', async () => {
    lender.answerWire(certifyList, certifyListJobNext);
    lender.answerWire(jobInfo, { items: [] });
    lender.answerWire(bindCard, bindingVerified);
    const { fill, save, router } = await openForm();
    await fill();
    await save();
    await screen.findByRole('heading', { name: 'Job' });
    expect(router.state.location).toMatchObject({ pathname: '/certification/job', search: '?_order=o-1' });
  });

  it('leads to the overview and the loan when it is the last step', async () => {
    const isOpen = (step: { taskType: string }) => step.taskType === 'bank';
    const lastStep = certifyListDone.list.map((step) => (isOpen(step) ? { ...step, status: 'todo' } : step));
    lender.answerWire(certifyList, { ...certifyListDone, list: lastStep });
    lender.answerBy(bindCard, () => {
      lender.answerWire(certifyList, certifyListDone);
      return { cardId: 'k-1', status: 'bound' };
    });
    const { fill, save } = await openForm();
    await fill();
    await save();
    expect(await screen.findByRole('link', { name: 'Continue to your loan' })).toHaveAttribute(
      'href',
      '/orders/o-1',
    );
  });

  it('shows two different numbers before anything is sent', async () => {
    const { user, number, again } = await openForm();
    await user.type(number, '0098 4412 4417');
    await user.type(again, '0098 4412 4471');
    await user.tab();
    expect(again).toHaveAccessibleDescription('The last 2 digits don’t match: 17 and 71.');
    expect(lender.received(bindCard)).toEqual([]);
  });

  it('shows why an account in another name is rejected, and keeps the typed values', async () => {
    lender.answerWire(bindCard, bindingInAnotherName);
    const { fill, save, number, user } = await openForm();
    await fill();
    await save();
    expect(await screen.findByText('This account is in a different name')).toBeVisible();
    expect(screen.getByText('The account is in another name.')).toBeVisible();
    expect(number).toHaveValue('0098 4412 4417');
    await user.type(number, '1');
    expect(screen.queryByText('This account is in a different name')).toBeNull();
  });

  it('shows the message of a rejected request next to the button', async () => {
    lender.refuse(bindCard, codes.notAllowedNow, 'Please show us first who you are.');
    const { fill, save } = await openForm();
    await fill();
    await save();
    expect(await screen.findByText('The account wasn’t saved')).toBeVisible();
  });

  it('checks the outcome when the response is lost, and does not bind twice', async () => {
    lender.drop(bindCard);
    const { fill, save } = await openForm();
    await fill();
    await save();
    expect(await screen.findByText('We’re checking')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save account' })).toHaveAttribute('aria-busy', 'true');
  });

  it('stores the chosen bank but never the account number, and shows that', async () => {
    const { fill, unmount } = await openForm();
    await fill();
    expect(screen.getByText('Your account number isn’t stored on this phone')).toBeVisible();
    expect(JSON.stringify(localStorage)).not.toMatch(/0098|4412/);
    unmount();
    const { number } = await openForm();
    expect(number).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Bank Harbour Bank' })).toBeVisible();
  });
});

describe('the accounts page', () => {
  const several = {
    ...cardBound,
    cards: [
      ...(cardBound.cards ?? []),
      { cardId: 'k-2', bankName: 'Unity Bank', tail: '0088', status: 'bound', isMain: false },
      { cardId: 'k-3', bankName: 'Farmers Bank', tail: '0002', status: 'nameMismatch', isMain: false },
      { cardId: 'k-4', bankName: 'Farmers Bank', tail: '0009', status: 'frozen', isMain: false },
    ],
  };
  const open = (at: string) => renderRoutes(routes, { at, elsewhere: ['/orders/:orderId'] });

  it('removes an account once, after a confirmation', async () => {
    lender.answerWire(cardSetting, several);
    lender.answerWire(removeCard, null);
    const { user } = await open('/cards');
    await user.click(await screen.findByRole('button', { name: 'Remove Unity Bank 0088' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove this account?' });
    expect(question).toHaveTextContent('Unity Bank •••• 0088');
    await user.click(within(question).getByRole('button', { name: 'Keep account' }));
    expect(lender.received(removeCard)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove Unity Bank 0088' }));
    lender.answerWire(cardSetting, cardBound);
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Unity Bank')).not.toBeInTheDocument());
    const [sent, ...more] = lender.received(removeCard);
    expect(sent?.request).toEqual({ cardId: 'k-2' });
    expect(sent?.key).not.toBeNull();
    expect(more).toEqual([]);
  });

  it('keeps an account that awaits a payout, and shows the reason', async () => {
    lender.answerWire(cardSetting, several);
    lender.refuse(removeCard, codes.notAllowedNow, 'Your loan is being paid out to this account.');
    const { user } = await open('/cards');
    await user.click(await screen.findByRole('button', { name: 'Remove Harbour Bank 4417' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The account wasn’t removed')).toBeVisible();
    expect(screen.getByText('Harbour Bank')).toBeVisible();
  });

  it('offers no removal when the borrower selects an account for a loan', async () => {
    lender.answerWire(cardSetting, several);
    await open('/cards?_order=o-1');
    await screen.findByText('Unity Bank');
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });

  it('lists the accounts with their status and the main one', async () => {
    lender.answerWire(cardSetting, several);
    await open('/cards');
    const items = within(await screen.findByRole('list', { name: 'Bank accounts' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Harbour Bank•••• 4417Main account',
      'Unity Bank•••• 0088Ready to useSet as main account',
      'Farmers Bank•••• 0002Different name',
      'Farmers Bank•••• 0009frozen',
    ]);
  });

  it('shows a message and a link to add an account when there is none', async () => {
    await open('/cards?_order=o-1');
    expect(await screen.findByRole('heading', { name: 'No bank account yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a bank account' })).toHaveAttribute(
      'href',
      '/cards/new?_order=o-1',
    );
  });

  it('selects an account for a loan and returns to the loan', async () => {
    lender.answerWire(cardSetting, several);
    lender.answer(changeCard, { status: 'bound' });
    const { user } = await open('/cards?_order=o-1');
    await user.click(await screen.findByRole('button', { name: 'Send the money here: Unity Bank 0088' }));
    expect(await screen.findByText('elsewhere: /orders/:orderId')).toBeVisible();
    expect(lender.received(changeCard)[0]?.request).toEqual({ cardId: 'k-2', orderId: 'o-1' });
  });

  it('lets no other account be chosen while a choice is being checked', async () => {
    const other = { ...several.cards[1], cardId: 'k-5', bankName: 'Kite Bank', tail: '0005' };
    lender.answerWire(cardSetting, { ...several, cards: [...several.cards, other] });
    lender.drop(changeCard);
    const { user } = await open('/cards?_order=o-1');
    await user.click(await screen.findByRole('button', { name: 'Send the money here: Unity Bank 0088' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send the money here: Kite Bank 0005' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  });

  it('is the list of all accounts from the menu, also while an application waits for one', async () => {
    lender.answerWire(certifyList, { ...certifyListDone, draftOrderId: 'o-1' });
    lender.answerWire(cardSetting, several);
    const { reports } = await open('/cards');
    await waitFor(() => expect(JSON.stringify(reports)).toContain(certifyList.path));
    expect(await screen.findByRole('button', { name: 'Remove Unity Bank 0088' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Set as main account: Unity Bank 0088' })).toBeVisible();
  });

  it('does not offer the only account for a loan, as it already is the main one', async () => {
    lender.answerWire(cardSetting, cardBound);
    await open('/cards?_order=o-1');
    expect(await screen.findByText('Main account')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send the money here/ })).toBeNull();
  });

  it.each([
    ['for a loan', '/cards?_order=o-1', 'Send the money here: Unity Bank 0088'],
    ['without a loan', '/cards', 'Set as main account: Unity Bank 0088'],
  ])('shows why a change %s is rejected while money is on its way', async (_, at, words) => {
    lender.answerWire(cardSetting, several);
    lender.refuse(changeCard, codes.notAllowedNow, 'Your money is on its way to the account you chose.');
    const { user } = await open(at);
    await user.click(await screen.findByRole('button', { name: words }));
    const alert = (await screen.findByText('The account wasn’t changed')).closest('[role=alert]');
    expect(alert).toHaveTextContent('Your money is on its way to the account you chose.');
    expect(screen.getByRole('button', { name: words })).toBeEnabled();
  });
});
