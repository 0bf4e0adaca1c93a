import { closeOfflineStore, offlineStore } from '@clearloan/api-client/offline';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor } from '@testing-library/react';
import { expenseDraft } from '../fixtures/expense-draft';
import { routes } from '../routes';
import { ownCategoriesFrom, rulesFrom, type CategoryRule } from '../rules/categories';
import { categoryDraft, ruleDraft } from '../rules/category-drafts';
import { lists, recordsFrom } from '../rules/local-records';

fakeLender();
afterEach(() => {
  closeOfflineStore();
  sessionStorage.clear();
});

const open = async () => {
  const page = await renderRoutes(routes, {
    at: '/bookkeeping/categories',
    loggedIn: false,
    elsewhere: ['/'],
  });
  await screen.findByRole('heading', { name: 'Categories', level: 1 });
  return page;
};
const spentOn = (category_id: string) => expenseDraft({ amount: 500, category_id });
const own = async () => ownCategoriesFrom(await offlineStore().items(lists.categories));
const categoriesOfRecords = async () =>
  recordsFrom(await offlineStore().items(lists.records)).map(({ category_id }) => category_id);
const isTea: CategoryRule = { of: 'note', text: 'upi tea stall', category: 'Garden' };

it('a category is made with a name and an icon', async () => {
  const { user } = await open();
  expect(await screen.findByText('No categories of your own')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a category' }));
  await user.type(await screen.findByLabelText('Name'), ' Garden ');
  await user.click(screen.getByRole('radio', { name: 'Home' }));
  await user.click(screen.getByRole('button', { name: 'Save category' }));
  expect(await screen.findByRole('button', { name: 'Garden' })).toBeVisible();
  expect(await own()).toEqual([{ name: 'Garden', icon: 'home' }]);
});

it.each(['garden', 'FOOD', 'makanan'])('a second category of one name is not made: %s', async (name) => {
  await offlineStore().write([categoryDraft({ name: 'Garden', icon: undefined })]);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a category' }));
  await user.type(await screen.findByLabelText('Name'), name);
  expect(screen.getByText('You already have this category')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save category' }));
  expect(await own()).toHaveLength(1);
});

it('a renamed category takes its records and rules with it, and gets another icon', async () => {
  await offlineStore().write([
    categoryDraft({ name: 'Garden', icon: undefined }),
    spentOn('Garden'),
    ruleDraft(isTea),
  ]);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Garden' }));
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Plants');
  await user.click(screen.getByRole('radio', { name: 'Gift' }));
  await user.click(screen.getByRole('button', { name: 'Save category' }));
  expect(await screen.findByRole('button', { name: 'Plants' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Garden' })).toBeNull();
  expect(await own()).toEqual([{ name: 'Plants', icon: 'gift' }]);
  expect(await categoriesOfRecords()).toEqual(['Plants']);
  expect(rulesFrom(await offlineStore().items(lists.rules))).toEqual([{ ...isTea, category: 'Plants' }]);
});

it('the name of another category merges the two, which is told before', async () => {
  await offlineStore().write([spentOn('Garden'), spentOn('food')]);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Garden' }));
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'food');
  expect(
    screen.getByText(/You already have “Food”\. All records of this category will move there/),
  ).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Merge categories' }));
  await waitFor(async () => expect(await categoriesOfRecords()).toEqual(['food', 'food']));
  expect(await screen.findByText('No categories of your own')).toBeVisible();
});

it('a rule is shown with its category, and removed', async () => {
  await offlineStore().write([categoryDraft({ name: 'Garden', icon: undefined }), ruleDraft(isTea)]);
  const { user } = await open();
  expect(await screen.findByText('upi tea stall')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete this rule' }));
  await waitFor(() => expect(screen.queryByText('upi tea stall')).toBeNull());
  expect(rulesFrom(await offlineStore().items(lists.rules))).toEqual([]);
});
