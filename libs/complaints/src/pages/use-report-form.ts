import { keptText } from '@clearloan/formatting';
import { useState } from 'react';
import { detailLength } from '../contract';
import { useFaultText, useLengthText } from '../parts/use-fault-text';
import { useDraft } from '../device/use-draft';
import { useProblemForm } from '../queries';
import { filledIn, formFaults, loanToSend, type Choices } from '../rules/report-form';
import { lengthFault } from '../rules/report-form';
import { useAskedFrom } from './use-asked-from';
import { usePhotos } from './use-photos';
import { useSendReport } from './use-send-report';

/**
 * A new report: its choices and text, stored with every change, what is still missing, and its submission.
 */
export function useReportForm() {
  const from = useAskedFrom();
  const read = useProblemForm();
  const kept = useDraft('new');
  const photos = usePhotos(kept);
  const faultText = useFaultText();
  const lengthText = useLengthText();
  const [attempt, setAttempt] = useState(0);
  const [hasLeftDetail, setLeftDetail] = useState(false);
  const { data: form } = read;
  const { typed } = kept.draft;
  const screen = from.screen ?? kept.draft.screen;
  const choices = filledIn(form, kept.draft, { ...from, screen });
  const faults = form ? formFaults(form, choices, typed) : {};
  const early = hasLeftDetail && typed !== '' ? lengthFault(typed, detailLength.least) : undefined;
  const detailText = lengthText(early, detailLength.least);
  const sending = useSendReport(kept, photos, read, () => {
    const { problemType, problemSonType } = choices;
    if (form === undefined || Object.keys(faults).length > 0) return undefined;
    if (problemType === undefined || problemSonType === undefined) return undefined;
    const orderId = loanToSend(form, choices);
    return { problemType, problemSonType, problemDetail: keptText(typed), orderId, screen };
  });
  return {
    read,
    kept,
    photos,
    sending,
    screen,
    choices,
    choose: ({ problemType, problemSonType, orderId }: Choices) => {
      kept.change({ problemType, problemSonType, orderId, screen });
    },
    type: (label: string) => {
      sending.writeOn();
      kept.change({ typed: label, orderId: kept.draft.orderId ?? from.orderId, screen });
    },
    attempt,
    errors: attempt > 0 ? faultText(faults) : { ...(detailText ? { problemDetail: detailText } : {}) },
    leaveDetail: () => setLeftDetail(true),
    send: () => {
      setAttempt(attempt + 1);
      sending.send();
    },
  };
}

export type ReportForm = ReturnType<typeof useReportForm>;
