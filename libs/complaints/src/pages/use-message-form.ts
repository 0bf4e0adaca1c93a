import { useState } from 'react';
import { detailLength, type ProblemDetail } from '../contract';
import { useLengthWords } from '../parts/use-fault-words';
import { useDraft } from '../phone/use-draft';
import { lengthFault, wordsToSend } from '../rules/typed-words';
import { usePhotos } from './use-photos';
import { useSendReport } from './use-send-report';

/**
 * A word to a report.
 * @param didNotHelp the borrower said so of the last answer: then the word may be left out
 */
export function useMessageForm(problemId: string, problem: ProblemDetail | undefined, didNotHelp: boolean) {
  const kept = useDraft(problemId);
  const photos = usePhotos(kept);
  const sending = useSendReport(kept, photos);
  const lengthWords = useLengthWords();
  const [hasTried, setTried] = useState(false);
  const { typed } = kept.draft;
  const least = didNotHelp ? 0 : detailLength.leastAdded;
  const fault = lengthFault(typed, least);
  const isAnswered = problem?.status === 'answered' || problem?.status === 'closed';
  return {
    kept,
    photos,
    sending,
    opensAgain: isAnswered,
    error: hasTried || fault === 'tooLong' ? lengthWords(fault, least) : undefined,
    leaveDetail: () => setTried(hasTried || typed !== ''),
    send: () => {
      setTried(true);
      if (problem === undefined) sending.maySend();
      if (problem === undefined || fault !== undefined) return;
      const { problemType, problemSonType } = problem;
      const helped = didNotHelp && isAnswered ? false : undefined;
      void sending.send({
        problemId,
        problemType,
        problemSonType,
        problemDetail: wordsToSend(typed),
        helped,
      });
    },
  };
}

export type MessageForm = ReturnType<typeof useMessageForm>;
