import { useDebouncedAddress } from '@clearloan/app-runtime';
import { LimitedField, SelectField, Stack } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { groupOf } from '../rules/activity';

/** The search and the kind, both in the URL, so that Back and a reload keep them. */
export function ActivityFilters() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const search = address.get('_search') ?? '';
  const [typed, setTyped] = useState(search);
  useDebouncedAddress(typed === search ? undefined : withKey(address, '_search', typed).toString());
  const options = [
    { value: '', label: t`Everything` },
    { value: 'payments', label: t`Payments` },
    { value: 'payouts', label: t`Payouts` },
    { value: 'fees', label: t`Fees` },
    { value: 'letters', label: t`Statements and letters` },
    { value: 'loans', label: t`Applications and loans` },
    { value: 'reports', label: t`Answers to reports` },
    { value: 'account', label: t`Bank account and phone` },
  ];
  return (
    <div className="cl-loans-not-printed">
      <Stack gap={4} pad>
        <LimitedField
          label={t`Search all activity`}
          kind="search"
          value={typed}
          maxLength={80}
          onChange={setTyped}
        />
        <SelectField
          label={t`Show`}
          options={options}
          value={groupOf(address.get('_group')) ?? ''}
          placeholder={t`Everything`}
          onChange={(group) =>
            setAddress(withKey(address, '_group', group), { replace: true, preventScrollReset: true })
          }
        />
      </Stack>
    </div>
  );
}

function withKey(address: URLSearchParams, key: '_search' | '_group', value: string): URLSearchParams {
  const next = new URLSearchParams(address);
  if (value === '') next.delete(key);
  else next.set(key, value);
  return next;
}
