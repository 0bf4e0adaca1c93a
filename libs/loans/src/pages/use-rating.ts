import { safeStorage } from '@clearloan/api-client';
import { codes } from '@clearloan/api-client/declare';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRateService } from '../queries';

const askedKey = 'clearloan.rating-asked';
const storage = safeStorage(() => window.localStorage);

export interface Rating {
  /** `ask` until it is answered or put away; `thanked` right after it was sent. */
  readonly stage: 'ask' | 'thanked' | 'done';
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly send: (rating: { score: number; comment?: string }) => void;
  readonly putAway: () => void;
}

/** Asks once, ever: answered or put away, this phone does not ask again, and the lender takes one answer. */
export function useRating(): Rating {
  const { t } = useLingui();
  const write = useRateService();
  const [stage, setStage] = useState<Rating['stage']>(storage.get(askedKey) === null ? 'ask' : 'done');
  const end = (last: 'thanked' | 'done') => {
    storage.set(askedKey, '1');
    setStage(last);
  };
  const send = async (rating: { score: number; comment?: string }) => {
    const outcome = await write.run(rating, { loading: t`Sending your answer` });
    if (outcome.ok) end('thanked');
    else if (outcome.error.kind === 'Business' && outcome.error.code === codes.notAllowedNow) end('done');
  };
  return {
    stage,
    isBusy: write.isBusy,
    failure: write.failure?.message,
    send: (rating) => void send(rating),
    putAway: () => end('done'),
  };
}
