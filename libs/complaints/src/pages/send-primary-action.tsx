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

/** The submit action of a form; while the lender does not respond, polls again. */
export function SendPrimaryAction({ formId, sending, children }: SendPrimaryActionProps) {
  if (sending.phase === 'unreachable') return <PrimaryCheckAgain onClick={sending.checkAgain} />;
  return (
    <PrimaryAction type="submit" form={formId} loading={sending.isBusy}>
      {children}
    </PrimaryAction>
  );
}

/** That the draft is stored on this device, and a way to delete it. */
export function SavedLine({ kept, photos }: { kept: DraftHandle; photos: Photos }) {
  const { time } = useDayText();
  if (kept.savedAt === undefined) return null;
  const forget = () => {
    photos.clear();
    kept.drop();
  };
  return <DraftLine at={time(kept.savedAt)} onDelete={forget} />;
}
