import { useTyped } from '@clearloan/api-client';
import { useSharedDevice } from '@clearloan/app-runtime';
import { Button, LimitedField, Stack } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { longestName } from '../rules/stored-loan';

interface NameFormProps {
  /** The stored loan that is renamed; undefined for a new one. */
  loanId?: string;
  name: string;
  /** Resolves to whether it was saved; what was typed stays until then. */
  onSave: (name: string) => Promise<boolean>;
}

/** The name of a saved loan: the lender, a friend, a plan. */
export function NameForm({ loanId = 'new', name, onSave }: NameFormProps) {
  const { t } = useLingui();
  const draft = useTyped(`calculator.name ${loanId}`, useSharedDevice());
  const { typed = name } = draft.texts;
  const [isTried, setTried] = useState(false);
  const isEmpty = typed.trim() === '';
  const save = async () => {
    setTried(true);
    if (!isEmpty && (await onSave(typed.trim()))) draft.forget();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap={6} pad>
        <LimitedField
          label={t`Name`}
          hint={t`The lender, or what the loan is for`}
          value={typed}
          maxLength={longestName}
          onChange={(next) => draft.type({ typed: next })}
          error={isTried && isEmpty ? t`Enter a name so you can find it.` : undefined}
        />
        <Button type="submit">
          <Trans>Save</Trans>
        </Button>
      </Stack>
    </form>
  );
}
