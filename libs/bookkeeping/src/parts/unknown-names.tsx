import { Section, SelectField, Stack, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '../contract';
import { accountLabel } from '../rules/accounts';
import { categoryIds, plainName, type OwnCategory } from '../rules/categories';
import type { NameMapping } from '../rules/table-categories';
import { idOf } from '../rules/table-id';
import { useCategoryName } from './category-choice';

export interface UnknownNamesProps {
  readonly names: NameMapping;
  readonly setNames: (names: NameMapping) => void;
  /** Names of the table that the book does not have. */
  readonly unknownCategories: readonly string[];
  readonly unknownAccounts: readonly string[];
  readonly ownCategories: readonly OwnCategory[];
  /** The accounts of the book. */
  readonly bookAccounts: readonly Account[];
}

/** No category has this name, and no account this id. */
const newCategory = '';
const leaveOut = '';

/** What a table calls differently than the book: each name becomes a new one, or is one that the book has. */
export function UnknownNames(props: UnknownNamesProps) {
  const { names, setNames, unknownCategories, unknownAccounts, ownCategories, bookAccounts } = props;
  const { t } = useLingui();
  const nameOf = useCategoryName();
  const accountOptions = useAccountOptions(bookAccounts);
  if (unknownCategories.length + unknownAccounts.length === 0) return null;
  const categories = [
    ...categoryIds.expense,
    ...categoryIds.income,
    ...ownCategories.map(({ name }) => name),
  ];
  return (
    <Section title={<Trans>Names that your book doesn’t have</Trans>}>
      <Stack pad>
        <Text>
          <Trans>Add each one, or choose the one you already use.</Trans>
        </Text>
        {unknownCategories.map((name) => (
          <SelectField
            key={`category ${name}`}
            label={t`Category: ${name}`}
            options={[
              { value: newCategory, label: t`New category` },
              ...categories.map((id) => ({ value: id, label: nameOf(id) })),
            ]}
            value={names.categories[plainName(name)] ?? newCategory}
            placeholder={t`New category`}
            onChange={(chosen) => setNames(withCategory(names, name, chosen))}
          />
        ))}
        {unknownAccounts.map((name) => (
          <SelectField
            key={`account ${name}`}
            label={t`Account: ${name}`}
            options={accountOptions(name)}
            value={names.accounts.find((each) => each.name === name)?.account_id ?? leaveOut}
            placeholder={t`Leave these lines out`}
            onChange={(chosen) => setNames(withAccount(names, name, chosen, bookAccounts))}
          />
        ))}
      </Stack>
    </Section>
  );
}

/** An account that an earlier table added, and that has another name now, is one of the book. */
function useAccountOptions(bookAccounts: readonly Account[]) {
  const { t } = useLingui();
  return (name: string) => [
    { value: leaveOut, label: t`Leave these lines out` },
    ...newAccounts([newAccount(name)], bookAccounts).map(({ account_id }) => ({
      value: account_id,
      label: t`New account`,
    })),
    ...bookAccounts.map((account) => ({
      value: account.account_id,
      label: accountLabel(account.account_id, bookAccounts) ?? account.name,
    })),
  ];
}

function withCategory(names: NameMapping, name: string, chosen: string): NameMapping {
  const { [plainName(name)]: _previous, ...others } = names.categories;
  return {
    ...names,
    categories: chosen === newCategory ? others : { ...others, [plainName(name)]: chosen },
  };
}

function withAccount(
  names: NameMapping,
  name: string,
  chosen: string,
  bookAccounts: readonly Account[],
): NameMapping {
  const others = names.accounts.filter((each) => each.name !== name);
  const account = [...bookAccounts, newAccount(name)].find(({ account_id }) => account_id === chosen);
  return { ...names, accounts: account === undefined ? others : [...others, { ...account, name }] };
}

/** The same id on each device that reads the table. */
const newAccount = (name: string): Account => ({
  account_id: idOf(`account ${plainName(name)}`),
  name,
  kind: 'bank',
  opening_balance: 0,
  tail: undefined,
  updated_at: '',
  deleted: false,
});

/** Those of some accounts that the book does not have. */
export const newAccounts = (accounts: readonly Account[], bookAccounts: readonly Account[]): Account[] =>
  accounts.filter(({ account_id }) => !bookAccounts.some((each) => each.account_id === account_id));
