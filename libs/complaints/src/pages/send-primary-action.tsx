import { PrimaryAction, PrimaryCheckAgain } from '@clearloan/ui';
import type { ReactNode } from 'react';
import type { SendReport } from './use-send-report';

export interface SendPrimaryActionProps {
  formId: string;
  sending: SendReport;
  children: ReactNode;
}

/** The one action of a form that sends; while the lender is silent, to ask again. */
export function SendPrimaryAction({ formId, sending, children }: SendPrimaryActionProps) {
  if (sending.phase === 'unreachable') return <PrimaryCheckAgain onClick={sending.checkAgain} />;
  return (
    <PrimaryAction type="submit" form={formId} loading={sending.isBusy}>
      {children}
    </PrimaryAction>
  );
}
