import { useState } from 'react';
import { detailLength } from '../contract';
import { useFaultWords, useLengthWords } from '../parts/use-fault-words';
import { useDraft } from '../phone/use-draft';
import { useProblemForm } from '../queries';
import { filledIn, formFaults, loanToSend, type Choices } from '../rules/report-form';
import { lengthFault, wordsToSend } from '../rules/typed-words';
import { useAskedFrom } from './use-asked-from';
import { usePhotos } from './use-photos';
import { useSendReport } from './use-send-report';
import { useTapAhead } from './use-tap-ahead';

/** A new report: what was chosen and typed, kept with every change, what it still needs, and its sending. */
export function useReportForm() {
  const from = useAskedFrom();
  const read = useProblemForm();
  const kept = useDraft('new');
  const photos = usePhotos(kept);
  const sending = useSendReport(kept, photos);
  const faultWords = useFaultWords();
  const lengthWords = useLengthWords();
  const [attempt, setAttempt] = useState(0);
  const [hasLeftDetail, setLeftDetail] = useState(false);
  const { data: form } = read;
  const { typed } = kept.draft;
  const screen = from.screen ?? kept.draft.screen;
  const choices: Choices = form ? filledIn(form, kept.draft, { ...from, screen }) : kept.draft;
  const faults = form ? formFaults(form, choices, typed) : {};
  const early = hasLeftDetail && typed !== '' ? lengthFault(typed, detailLength.least) : undefined;
  const detailWords = lengthWords(early, detailLength.least);
  const sendForm = () => {
    const { problemType, problemSonType } = choices;
    if (form === undefined || Object.keys(faults).length > 0) return;
    if (problemType === undefined || problemSonType === undefined) return;
    const orderId = loanToSend(form, choices);
    void sending.send({ problemType, problemSonType, problemDetail: wordsToSend(typed), orderId, screen });
  };
  const ahead = useTapAhead(read, sendForm);
  return {
    read,
    kept,
    photos,
    sending: { ...sending, isBusy: sending.isBusy || ahead.isWaiting },
    screen,
    choices,
    choose: ({ problemType, problemSonType, orderId }: Choices) => {
      kept.change({ problemType, problemSonType, orderId, screen });
    },
    type: (words: string) => {
      ahead.letGo();
      kept.change({ typed: words, orderId: kept.draft.orderId ?? from.orderId, screen });
    },
    attempt,
    errors: attempt > 0 ? faultWords(faults) : { ...(detailWords ? { problemDetail: detailWords } : {}) },
    leaveDetail: () => setLeftDetail(true),
    send: () => {
      setAttempt(attempt + 1);
      if (form !== undefined) sendForm();
      else if (sending.maySend()) ahead.keep();
    },
  };
}

export type ReportForm = ReturnType<typeof useReportForm>;
