import { codeRefusals, isCodeRefused, signOutcomeOf, type CallError } from '@clearloan/api-client';
import { phoneFromTyped } from '@clearloan/formatting';
import { useConfirmByCode, useMarket } from '@clearloan/app-runtime';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useChangePhone } from '../account-queries';
import { noteBorrower } from '../device/last-borrower';
import type { CodeSender } from '../pages/use-code-sender';

/** The two codes of a number change: first that of the new number, then that of the old one in its sheet. */
export function usePhoneChange(sender: CodeSender) {
  const { t } = useLingui();
  const market = useMarket();
  const confirmByCode = useConfirmByCode();
  const { run, isBusy, failure } = useChangePhone();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string>();
  const [phone, setPhone] = useState<string>();
  const [codeFailure, setCodeFailure] = useState<CallError | null>(null);
  const [isChanged, setChanged] = useState(false);

  const sendTo = async () => {
    const read = phoneFromTyped(typed, market);
    setRefused(read === undefined ? typed : undefined);
    if (read === undefined) return;
    const isOnItsWay = sender.sent?.phone === read && sender.secondsLeft > 0;
    if (isOnItsWay || (await sender.send('sms', read))) setPhone(read);
  };
  const confirm = async (newCode: string) => {
    if (phone === undefined) return;
    setCodeFailure(null);
    await confirmByCode('phone', async (smsCode) => {
      const options = { loading: t`Changing your number`, inline: codeRefusals };
      const outcome = await run({ phone, newCode, smsCode }, options);
      if (outcome.ok) {
        sender.forget();
        // Local data on this device still belongs to this borrower.
        noteBorrower(phone);
        setChanged(true);
      } else if (outcome.error.refusal?.field === 'newCode') {
        setCodeFailure(outcome.error);
        // The code of the old number is still valid: this page requests another code.
        return { refused: undefined, isCodeUsed: false };
      }
      return signOutcomeOf(outcome);
    });
  };
  return {
    typed,
    onTyped: setTyped,
    isRefused: refused === typed,
    /** The new number, once a code was sent to it. */
    phone,
    isChanged,
    isBusy,
    codeFailure,
    failure: failure && isCodeRefused(failure) ? null : failure,
    sendTo,
    confirm: (newCode: string) => void confirm(newCode),
  };
}

export type PhoneChange = ReturnType<typeof usePhoneChange>;
