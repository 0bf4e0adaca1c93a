import { useNavigateHere } from '@clearloan/app-runtime';
import type { RequestOf } from '@clearloan/api-client/declare';
import { DraftLine, PrimaryAction, PrimaryCheckAgain, useOnlineTap, useDayText } from '@clearloan/ui';
import { fillPath } from '@clearloan/routes';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import type { saveProblem } from '../contract';
import type { DraftHandle } from '../device/use-draft';
import { innerRoutes } from '../inner-routes';
import { useSaveProblem } from '../queries';
import { useOptimisticTap, type TapData } from './use-optimistic-tap';
import type { Photos } from './use-photos';

/** The sent fields, except the pictures and the draft's id. */
type Words = Omit<RequestOf<typeof saveProblem>, 'problemImage' | 'draftId'>;

/**
 * Sends a report, or an addition, with its photos: on tap, and once. Then its page shows the result.
 * @param read what must be loaded to send it
 * @param label the content of the form, once it is known and complete
 */
export function useSendReport(
  handle: DraftHandle,
  photos: Photos,
  read: TapData,
  label: () => Words | undefined,
) {
  const { t } = useLingui();
  const navigate = useNavigateHere();
  const write = useSaveProblem();
  const { isHeldBack, maySend } = useOnlineTap();
  const isSending = useRef(false);
  const [pictures, setPictures] = useState<'going' | 'waiting'>();
  const follow = (outcome: Awaited<ReturnType<typeof write.checkAgain>>) => {
    if (!outcome?.ok) return;
    photos.clear();
    handle.drop();
    navigate(fillPath(innerRoutes.problem, outcome.data), { replace: true });
  };
  const sendAll = async (words: Words) => {
    setPictures('going');
    const imageIds = await photos.sendAll();
    setPictures(imageIds ? undefined : 'waiting');
    if (imageIds === undefined) return;
    const { draftId } = handle.draft;
    const problemImage = imageIds.length === 0 ? undefined : [...imageIds];
    follow(await write.run({ ...words, problemImage, draftId }, { loading: t`Sending your report` }));
  };
  const send = async () => {
    const words = label();
    if (words === undefined || isSending.current || !maySend()) return;
    isSending.current = true;
    await sendAll(words).finally(() => (isSending.current = false));
  };
  const optimistic = useOptimisticTap(read, send);
  return {
    phase: write.phase,
    failure: write.failure,
    isHeldBack,
    arePicturesWaiting: pictures === 'waiting',
    didNotLoad: optimistic.isLost,
    isBusy: write.phase !== 'idle' || pictures === 'going' || optimistic.isWaiting,
    send: () => {
      if (read.data !== undefined) void send();
      else if (maySend()) optimistic.keep();
    },
    /** The text was changed: a pending tap does not apply to it. */
    writeOn: optimistic.letGo,
    checkAgain: () => void write.checkAgain().then(follow),
  };
}

type SendReport = ReturnType<typeof useSendReport>;

interface SendPrimaryActionProps {
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
export function SavedLine({ handle, photos }: { handle: DraftHandle; photos: Photos }) {
  const { time } = useDayText();
  if (handle.savedAt === undefined) return null;
  const forget = () => {
    photos.clear();
    handle.drop();
  };
  return <DraftLine at={time(handle.savedAt)} onDelete={forget} />;
}
