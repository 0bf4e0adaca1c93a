import { PinnedAction, PinnedCheckAgain } from '@clearloan/ui';
import type { ReactNode } from 'react';
import type { SendReport } from './use-send-report';

export interface SendPinnedProps {
  formId: string;
  sending: SendReport;
  children: ReactNode;
}

/** The one action of a form that sends; while the lender is silent, to ask again. */
export function SendPinned({ formId, sending, children }: SendPinnedProps) {
  if (sending.phase === 'unreachable') return <PinnedCheckAgain onClick={sending.checkAgain} />;
  return (
    <PinnedAction type="submit" form={formId} loading={sending.isBusy}>
      {children}
    </PinnedAction>
  );
}
