import { ChoiceGroup, Stack, TextField } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { filtersOf } from '../rules/filters';

/** Search and kind, kept in the address, so that Back and reload find the same list. */
export function BookFilters() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const { search, type } = filtersOf(address);
  const set = (key: '_search' | '_type', value: string) => {
    const next = new URLSearchParams(address);
    if (value === '') next.delete(key);
    else next.set(key, value);
    setAddress(next, { replace: true });
  };
  const choices = [
    { value: '' as const, title: t`All` },
    { value: 'expense' as const, title: t`Paid out` },
    { value: 'income' as const, title: t`Came in` },
    { value: 'transfer' as const, title: t`Moved` },
  ];
  return (
    <Stack gap={4} pad>
      <TextField
        label={t`Search all records`}
        kind="search"
        value={search}
        maxLength={80}
        onChange={(words) => set('_search', words)}
      />
      <ChoiceGroup
        label={t`Show`}
        choices={choices}
        value={type ?? ''}
        onChange={(wanted) => set('_type', wanted)}
      />
    </Stack>
  );
}
