import { Section, SelectField, Stack, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '../contract';
import { accountLabel } from '../rules/accounts';
import { categoryIds, plainName, type OwnCategory } from '../rules/categories';
import type { NamesChosen } from '../rules/table-categories';
import { idOf } from '../rules/table-id';
import { useCategoryName } from './category-choice';

export interface TableNamesProps {
  readonly names: NamesChosen;
  readonly setNames: (names: NamesChosen) => void;
  /** Names of categories and accounts that the book does not have. */
  readonly unknown: readonly string[];
  readonly accounts: readonly string[];
  readonly own: readonly OwnCategory[];
  /** The accounts of the book. */
  readonly kept: readonly Account[];
}

const asNew = 'new';
const leftOut = 'left out';

/** What a table calls differently than the book: each name becomes a new one, or is one that the book has. */
export function TableNames({ names, setNames, unknown, accounts, own, kept }: TableNamesProps) {
  const { t } = useLingui();
  const nameOf = useCategoryName();
  if (unknown.length + accounts.length === 0) return null;
  const ids = [...categoryIds.expense, ...categoryIds.income, ...own.map(({ name }) => name)];
  return (
    <Section title={<Trans>Names that your book doesn’t have</Trans>}>
      <Stack gap={4} pad>
        <Text>
          <Trans>Add each one, or choose the one you already use.</Trans>
        </Text>
        {unknown.map((name) => (
          <SelectField
            key={`category ${name}`}
            label={t`Category: ${name}`}
            options={[
              { value: asNew, label: t`New category` },
              ...ids.map((id) => ({ value: id, label: nameOf(id) })),
            ]}
            value={names.categories[plainName(name)] ?? asNew}
            placeholder={t`New category`}
            onChange={(chosen) => setNames(withCategory(names, name, chosen))}
          />
        ))}
        {accounts.map((name) => (
          <SelectField
            key={`account ${name}`}
            label={t`Account: ${name}`}
            options={[
              { value: leftOut, label: t`Leave these lines out` },
              { value: asNew, label: t`New account` },
              ...kept.map(({ account_id, name: own }) => ({
                value: account_id,
                label: accountLabel(account_id, kept) ?? own,
              })),
            ]}
            value={choiceOf(names.accounts.find((each) => each.name === name))}
            placeholder={t`Leave these lines out`}
            onChange={(chosen) => setNames(withAccount(names, name, chosen, kept))}
          />
        ))}
      </Stack>
    </Section>
  );
}

function withCategory(names: NamesChosen, name: string, chosen: string): NamesChosen {
  const { [plainName(name)]: _last, ...others } = names.categories;
  return { ...names, categories: chosen === asNew ? others : { ...others, [plainName(name)]: chosen } };
}

function withAccount(
  names: NamesChosen,
  name: string,
  chosen: string,
  kept: readonly Account[],
): NamesChosen {
  const others = names.accounts.filter((each) => each.name !== name);
  const account = chosen === asNew ? newAccount(name) : kept.find(({ account_id }) => account_id === chosen);
  return { ...names, accounts: account === undefined ? others : [...others, { ...account, name }] };
}

const choiceOf = (account: Account | undefined): string =>
  account === undefined ? leftOut : isNew(account) ? asNew : account.account_id;

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

/** Whether an account was made for a name of the table. */
export const isNew = ({ account_id, name }: Account): boolean => account_id === newAccount(name).account_id;
