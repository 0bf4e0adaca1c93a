import { codeRefusals, isCodeRefused, signOutcomeOf, type CallError } from '@clearloan/api-client';
import { codes } from '@clearloan/api-client/declare';
import { useConfirmByCode } from '@clearloan/app-runtime';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useEndSessions } from '../queries';
import type { DeviceSession } from '../contract';

export interface EndingSessions {
  readonly isBusy: boolean;
  /** Why it was refused; a refused code is shown in its sheet. */
  readonly failure: CallError | null;
  /** How many devices the last request logged out. */
  readonly ended: number | undefined;
  /** Whether the last request forgot a device that was logged out. */
  readonly isForgotten: boolean;
  /** Logs out one device, forgets one that is logged out, or logs out all others, after the borrower has entered the code. */
  readonly run: (device?: DeviceSession) => void;
}

/** @param refresh refetches the list if it contained a device that is already logged out */
export function useEndingSessions(refresh: () => unknown): EndingSessions {
  const { t } = useLingui();
  const confirmByCode = useConfirmByCode();
  const { run: send, isBusy, failure } = useEndSessions();
  const [ended, setEnded] = useState<number>();
  const [isForgotten, setForgotten] = useState(false);
  const run = async (device?: DeviceSession) => {
    setEnded(undefined);
    setForgotten(device?.isLoggedIn === false);
    await confirmByCode('sessions', async (smsCode) => {
      const options = { loading: t`Logging out`, inline: codeRefusals };
      const outcome = await send({ deviceId: device?.deviceId, smsCode }, options);
      if (outcome.ok) setEnded(outcome.data.ended);
      else if (outcome.error.code === codes.notFound) void refresh();
      return signOutcomeOf(outcome);
    });
  };
  return {
    isBusy,
    failure: failure && isCodeRefused(failure) ? null : failure,
    ended,
    isForgotten,
    run: (device) => void run(device),
  };
}
