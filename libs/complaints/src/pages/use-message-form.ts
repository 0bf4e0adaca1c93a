import { keptText } from '@clearloan/formatting';
import { useState } from 'react';
import { detailLength } from '../contract';
import { useLengthText } from '../parts/use-fault-text';
import { useDraft } from '../device/use-draft';
import { useProblem } from '../queries';
import { lengthFault } from '../rules/report-form';
import { usePhotos } from './use-photos';
import { useSendReport } from './use-send-report';

/**
 * An addition to a report.
 * @param didNotHelp the borrower rated the last answer as not helpful: the text is then optional
 */
export function useMessageForm(problemId: string, didNotHelp: boolean) {
  const read = useProblem(problemId);
  const { data: problem } = read;
  const kept = useDraft(problemId);
  const photos = usePhotos(kept);
  const lengthText = useLengthText();
  const [hasTried, setTried] = useState(false);
  const { typed } = kept.draft;
  const least = didNotHelp ? 0 : detailLength.leastAdded;
  const fault = lengthFault(typed, least);
  const isAnswered = problem?.status === 'answered' || problem?.status === 'closed';
  const sending = useSendReport(kept, photos, read, () => {
    if (problem === undefined) return undefined;
    const { problemType, problemSonType } = problem;
    const helped = didNotHelp && isAnswered ? false : undefined;
    return { problemId, problemType, problemSonType, problemDetail: keptText(typed), helped };
  });
  return {
    read,
    kept,
    photos,
    sending,
    opensAgain: isAnswered,
    error: hasTried || fault === 'tooLong' ? lengthText(fault, least) : undefined,
    type: (label: string) => {
      sending.writeOn();
      kept.change({ typed: label });
    },
    leaveDetail: () => setTried(hasTried || typed !== ''),
    send: () => {
      setTried(true);
      if (fault === undefined) sending.send();
    },
  };
}

export type MessageForm = ReturnType<typeof useMessageForm>;
