import { useLingui } from '@lingui/react/macro';
import type { BindingWrite } from '../parts/binding-action';
import { useSendForReview } from '../queries';

export interface Sending {
  readonly write: BindingWrite;
  readonly send: () => void;
  readonly checkAgain: () => void;
}

/** Submits a complete application for review; the order's page then updates automatically. */
export function useSending(orderId: string): Sending {
  const { t } = useLingui();
  const write = useSendForReview();
  return {
    write,
    send: () => void write.run({ orderId }, { loading: t`Sending your application` }),
    checkAgain: () => void write.checkAgain(),
  };
}
