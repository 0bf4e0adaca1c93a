import { codeRefusals, isCodeRefused, signOutcomeOf, type CallError } from '@clearloan/api-client';
import { codes } from '@clearloan/api-client/declare';
import { useBrand, useConfirmByCode } from '@clearloan/app-runtime';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PasskeyStart } from '@clearloan/session/contract';
import { makePasskey, useSavePasskey, useStartPasskey } from '@clearloan/session';

/** `cancelled`: the device made none and can be asked again. `present`: it already has one. */
type Result = 'added' | 'cancelled' | 'present';

export interface AddingPasskey {
  readonly isBusy: boolean;
  /** Of the last attempt. */
  readonly result: Result | undefined;
  /** Why it was refused; a refused code is shown in its sheet. */
  readonly failure: CallError | null;
  /** Prompts for a code, then has the device make a passkey. */
  readonly add: () => void;
  /** After `cancelled`: has the device try again, without another code. */
  readonly again: () => void;
}

/** Adds a passkey of this device: the code first, so that nobody with the unlocked phone alone can. */
export function useAddingPasskey(): AddingPasskey {
  const { t } = useLingui();
  const { name: brandName } = useBrand();
  const confirmByCode = useConfirmByCode();
  const starting = useStartPasskey();
  const saving = useSavePasskey();
  const [started, setStarted] = useState<PasskeyStart>();
  const [result, setResult] = useState<Result>();
  const [isMaking, setMaking] = useState(false);

  const make = async (start: PasskeyStart) => {
    setResult(undefined);
    setMaking(true);
    const made = await makePasskey(start, brandName);
    setMaking(false);
    if (typeof made === 'string') {
      setResult(made);
      return;
    }
    const inline = [...codeRefusals, codes.notAllowedNow];
    const outcome = await saving.run(made, { loading: t`Adding the passkey`, inline });
    if (outcome.ok) setResult('added');
  };
  const add = async () => {
    let start: PasskeyStart | undefined;
    setResult(undefined);
    await confirmByCode('passkey', async (smsCode) => {
      const inline = [...codeRefusals, codes.notAllowedNow];
      const outcome = await starting.run({ smsCode }, { loading: t`Checking the code`, inline });
      if (outcome.ok) start = outcome.data;
      return signOutcomeOf(outcome);
    });
    setStarted(start);
    if (start !== undefined) await make(start);
  };
  const refused = starting.failure && isCodeRefused(starting.failure) ? null : starting.failure;
  return {
    isBusy: starting.isBusy || isMaking || saving.isBusy,
    result,
    failure: refused ?? saving.failure,
    add: () => void add(),
    again: () => {
      if (started !== undefined) void make(started);
    },
  };
}
