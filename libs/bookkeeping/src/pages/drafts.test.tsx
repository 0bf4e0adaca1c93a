import { closeOfflineStore, offlineStore } from '@clearloan/api-client/offline';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { routes } from '../routes';
import { accountDraft, budgetDraft, lists } from '../rules/local-records';

fakeLender();
afterEach(() => {
  closeOfflineStore();
  sessionStorage.clear();
});

const open = (at: string) => renderRoutes(routes, { at, loggedIn: false, elsewhere: ['/'] });
type User = Awaited<ReturnType<typeof open>>['user'];
const tap = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** A reload of the tab: only what browsers keep is left. */
const reload = (at: string) => {
  cleanup();
  return open(at);
};

interface Form {
  readonly at: string;
  readonly show?: (user: User) => Promise<void>;
  readonly type: (user: User) => Promise<void>;
  readonly expectTyped: () => Promise<void>;
  readonly save: string;
}

const hasText = (label: string, text: string) => async () =>
  expect(await screen.findByLabelText(label)).toHaveValue(text);

const forms: Readonly<Record<string, Form>> = {
  'a new record': {
    at: '/bookkeeping/new',
    type: async (user) => {
      await tap(user, '4');
      await tap(user, '2');
      await user.click(screen.getByRole('radio', { name: 'Food' }));
    },
    expectTyped: async () => {
      expect(await screen.findByText(/42\.00/)).toBeVisible();
      expect(screen.getByRole('radio', { name: 'Food' })).toBeChecked();
    },
    save: 'Save',
  },
  'a new account': {
    at: '/bookkeeping/accounts/new',
    type: async (user) => {
      await user.type(await screen.findByLabelText('Name'), 'Savings');
      await user.click(screen.getByRole('radio', { name: 'Bank' }));
    },
    expectTyped: async () => {
      await hasText('Name', 'Savings')();
      expect(screen.getByRole('radio', { name: 'Bank' })).toBeChecked();
    },
    save: 'Save account',
  },
  'a repeating record': {
    at: '/bookkeeping/regular',
    show: (user) => tap(user, 'Add a repeating record'),
    type: async (user) => user.type(await screen.findByLabelText('Amount'), '900'),
    expectTyped: hasText('Amount', '900'),
    save: 'Save',
  },
  'a budget': {
    at: '/bookkeeping/budgets',
    show: (user) => tap(user, /Food/),
    type: async (user) => user.type(await screen.findByLabelText('Monthly limit'), '300'),
    expectTyped: hasText('Monthly limit', '300'),
    save: 'Save budget',
  },
  'a category': {
    at: '/bookkeeping/categories',
    show: (user) => tap(user, 'Add a category'),
    type: async (user) => user.type(await screen.findByLabelText('Name'), 'Garden'),
    expectTyped: hasText('Name', 'Garden'),
    save: 'Save category',
  },
};

const unsaved = 'You haven’t saved this yet';

describe.each(Object.entries(forms))('%s', (_name, { at, show, type, expectTyped, save }) => {
  const visit = async (opened: ReturnType<typeof open>) => {
    const { user } = await opened;
    await show?.(user);
    return user;
  };

  it('has after a reload what was typed, until it is thrown away', async () => {
    await type(await visit(open(at)));
    const user = await visit(reload(at));
    await expectTyped();
    expect(screen.getByText(unsaved)).toBeVisible();
    await tap(user, 'Discard');
    expect(screen.queryByText(unsaved)).toBeNull();
    await visit(reload(at));
    await screen.findByRole('button', { name: save });
    expect(screen.queryByText(unsaved)).toBeNull();
  });

  it('is empty after it was saved', async () => {
    const user = await visit(open(at));
    await type(user);
    await tap(user, save);
    await visit(reload(at));
    await screen.findByRole('button', { name: save });
    expect(screen.queryByText(unsaved)).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });
});

const elsewhere = 'Changed in another tab or on another phone';
const savings = {
  account_id: crypto.randomUUID(),
  name: 'Savings',
  kind: 'bank',
  tail: undefined,
  opening_balance: 0,
  updated_at: '',
  deleted: false,
} as const;

it('an account that another tab renamed meanwhile tells it before it is replaced, and keeps other fields', async () => {
  await offlineStore().write([accountDraft(savings)]);
  const { user } = await open(`/bookkeeping/accounts/${savings.account_id}`);
  await user.type(await screen.findByLabelText('Opening balance'), '5');
  await act(() => offlineStore().write([accountDraft({ ...savings, name: 'Holiday' })]));
  expect(screen.queryByText(elsewhere)).toBeNull();
  await user.type(screen.getByLabelText('Name'), ' 2');
  expect(await screen.findByText(elsewhere)).toBeVisible();
  expect(screen.getByText(/^Holiday/)).toBeVisible();
  await tap(user, 'Save account');
  await screen.findByText('Savings 2');
  const stored = await offlineStore().item(lists.accounts, savings.account_id);
  expect(stored?.wire).toMatchObject({ name: 'Savings 2', opening_balance: '5.00' });
});

it('a budget that another tab changed meanwhile tells it before it is replaced', async () => {
  const { user } = await open('/bookkeeping/budgets');
  await tap(user, /Food/);
  await user.type(await screen.findByLabelText('Monthly limit'), '300');
  const budget = { category_id: 'food', from_month: '2026-11', monthly_limit: 20_000, updated_at: '' };
  await act(() => offlineStore().write([budgetDraft(budget)]));
  const note = (await screen.findByText(elsewhere)).parentElement;
  expect(note).toHaveTextContent('200.00');
});
