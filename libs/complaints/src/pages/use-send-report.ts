import type { RequestOf } from '@clearloan/api-client/declare';
import { useOnlineTap } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { saveProblem } from '../contract';
import { problemPath } from '../paths';
import type { DraftHandle } from '../phone/use-draft';
import { useSaveProblem } from '../queries';
import type { Photos } from './use-photos';

/** What is sent, but for the pictures and the draft's mark. */
export type Words = Omit<RequestOf<typeof saveProblem>, 'problemImage' | 'draftId'>;

/** Sends a report, or a word to one, with its photos: when the borrower taps, and once. Then its page tells the rest. */
export function useSendReport(kept: DraftHandle, photos: Photos) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const write = useSaveProblem();
  const { isHeldBack, maySend } = useOnlineTap();
  const isSending = useRef(false);
  const [arePicturesWaiting, setPicturesWaiting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const follow = (outcome: Awaited<ReturnType<typeof write.checkAgain>>) => {
    if (!outcome?.ok) return;
    photos.clear();
    kept.drop();
    void navigate(problemPath(outcome.data.problemId), { replace: true });
  };
  const sendAll = async (words: Words) => {
    const imageIds = await photos.sendAll();
    setPicturesWaiting(imageIds === undefined);
    if (imageIds === undefined) return;
    const { draftId } = kept.draft;
    const problemImage = imageIds.length === 0 ? undefined : [...imageIds];
    follow(await write.run({ ...words, problemImage, draftId }, { loading: t`Sending your report` }));
  };
  return {
    phase: write.phase,
    failure: write.failure,
    isHeldBack,
    arePicturesWaiting,
    isBusy,
    /** For a form that cannot be sent yet: says so when the reason is the network. */
    maySend,
    send: async (words: Words): Promise<void> => {
      if (isSending.current || !maySend()) return;
      isSending.current = true;
      setBusy(true);
      await sendAll(words);
      isSending.current = false;
      setBusy(false);
    },
    checkAgain: () => {
      void write.checkAgain().then(follow);
    },
  };
}

export type SendReport = ReturnType<typeof useSendReport>;
