import { useDebouncedAddress } from '@clearloan/app-runtime';
import { ChoiceGroup, LinkAction, SelectField, Stack, LimitedField } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCategoryName } from '../parts/category-choice';
import { categoryIds } from '../rules/categories';
import { useCategoryBook } from '../use-categories';
import { filtersOf } from '../rules/filters';

/** Search, kind and category, stored in the URL, so that Back and reload restore the list. */
export function BookFilters() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const { search, type, category } = filtersOf(address);
  // The list update is debounced: each keystroke re-renders only the field, however long the list is.
  const [typed, setTyped] = useState(search);
  useDebouncedAddress(typed === search ? undefined : withKey(address, '_search', typed).toString());
  const set = (key: '_type' | '_category', value: string) => {
    setAddress(withKey(address, key, value), { replace: true });
  };
  const showAll = () => {
    const month = address.get('_month');
    setAddress(month === null ? {} : { _month: month }, { replace: true });
  };
  const choices = [
    { value: '' as const, title: t`All` },
    { value: 'expense' as const, title: t`Expenses` },
    { value: 'income' as const, title: t`Income` },
    { value: 'transfer' as const, title: t({ context: 'between accounts', message: 'Transfer' }) },
  ];
  return (
    <Stack pad>
      <LimitedField
        label={t`Search all records`}
        kind="search"
        value={typed}
        maxLength={80}
        onChange={setTyped}
      />
      <ChoiceGroup
        label={t`Show`}
        look="halves"
        choices={choices}
        value={type ?? ''}
        onChange={(wanted) => set('_type', wanted)}
      />
      <CategoryFilter value={category ?? ''} onChange={(wanted) => set('_category', wanted)} />
      <LinkAction small onClick={showAll}>
        <Trans>Clear filters</Trans>
      </LinkAction>
    </Stack>
  );
}

function withKey(address: URLSearchParams, key: string, value: string): URLSearchParams {
  const next = new URLSearchParams(address);
  // An empty search still shows the search.
  if (value === '' && key !== '_search') next.delete(key);
  else next.set(key, value);
  return next;
}

function CategoryFilter({ value, onChange }: { value: string; onChange: (category: string) => void }) {
  const { t } = useLingui();
  const nameOf = useCategoryName();
  const own = useCategoryBook().data?.own.map(({ name }) => name) ?? [];
  const known: readonly string[] = [...categoryIds.expense, ...categoryIds.income, ...own];
  const ids = value === '' || known.includes(value) ? known : [...known, value];
  const options = [
    { value: '', label: t`All categories` },
    ...ids.map((id) => ({ value: id, label: nameOf(id) })),
  ];
  return (
    <SelectField
      label={t`Category`}
      options={options}
      value={value}
      placeholder={t`All categories`}
      onChange={onChange}
    />
  );
}
