import { Button, Stack, LimitedField } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { longestName } from '../rules/stored-loan';

/** The name of a saved loan: the lender, a friend, a plan. */
export function NameForm({ name, onSave }: { name: string; onSave: (name: string) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(name);
  const [isTried, setTried] = useState(false);
  const isEmpty = typed.trim() === '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isEmpty) onSave(typed.trim());
      }}
    >
      <Stack gap={6} pad>
        <LimitedField
          label={t`Name`}
          hint={t`The lender, or what the loan is for`}
          value={typed}
          maxLength={longestName}
          onChange={setTyped}
          error={isTried && isEmpty ? t`Enter a name so you can find it.` : undefined}
        />
        <Button type="submit">
          <Trans>Save</Trans>
        </Button>
      </Stack>
    </form>
  );
}
