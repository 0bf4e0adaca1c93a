import { accountLabel } from './accounts';

const account = (account_id: string, name: string, tail?: string) => ({ account_id, name, tail });
const shown = (...accounts: ReturnType<typeof account>[]) =>
  accounts.map(({ account_id }) => accountLabel(account_id, accounts));

it('a name that one account has is its name', () => {
  expect(shown(account('1', 'Savings', '4417'), account('2', 'Cash'))).toEqual(['Savings', 'Cash']);
  expect(accountLabel('3', [account('1', 'Savings')])).toBeUndefined();
});

it('accounts of one name are told apart by the end of their number', () => {
  expect(shown(account('1', 'Savings', '4417'), account('2', 'savings ', '0926'))).toEqual([
    'Savings •••• 4417',
    'savings  •••• 0926',
  ]);
});

it('accounts of one name without a number of their own are told apart by their place', () => {
  expect(shown(account('1', 'Cash'), account('2', 'Cash'), account('3', 'Cash', '4417'))).toEqual([
    'Cash (1)',
    'Cash (2)',
    'Cash •••• 4417',
  ]);
  expect(shown(account('1', 'Cash', '4417'), account('2', 'Cash', '4417'))).toEqual(['Cash (1)', 'Cash (2)']);
});
