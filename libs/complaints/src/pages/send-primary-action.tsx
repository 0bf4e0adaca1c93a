import { PrimaryAction, PrimaryCheckAgain, DraftLine } from '@clearloan/ui';
import type { ReactNode } from 'react';
import type { SendReport } from './use-send-report';
import { useDayText } from '../parts/day-text';
import type { DraftHandle } from '../device/use-draft';
import type { Photos } from './use-photos';

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

/** That the draft is kept on this device, and the way to take it off. */
export function SavedLine({ kept, photos }: { kept: DraftHandle; photos: Photos }) {
  const { time } = useDayText();
  if (kept.savedAt === undefined) return null;
  const forget = () => {
    photos.clear();
    kept.drop();
  };
  return <DraftLine at={time(kept.savedAt)} onDelete={forget} />;
}
