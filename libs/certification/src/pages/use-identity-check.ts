import { useMarket } from '@clearloan/app-runtime';
import type { FaceStep, PictureType, UploadedPicture } from '../contract';
import { useDraft } from '../device/use-draft';
import { useFaceAttempts, useIdentity } from '../queries';
import { readingAnswers, valueOf, withAnswer } from '../rules/answers';
import {
  chosenCardType,
  movesDone,
  nextMove,
  nextPicture,
  picturesFor,
  withMove,
  withoutMoves,
  withoutPaper,
} from '../rules/pictures';
import { isOpen } from '../rules/steps';
import { useFlow } from './use-flow';
import { combineQueries } from './query-boundary';

/**
 * The identity check across its three screens: what the lender has, what was uploaded but not saved yet (the device
 * stores the lender's picture ids and what was read, never a picture), and what is still missing.
 */
export function useIdentityCheck() {
  const flow = useFlow('public');
  const identity = useIdentity();
  const attempts = useFaceAttempts();
  const market = useMarket();
  const sent = useDraft('pictures', flow.borrower);
  const reading = useDraft('reading', flow.borrower);
  const typed = useDraft('identity', flow.borrower);
  const chosen = valueOf(sent.answers, 'card_type') || undefined;
  const paper = identity.data && chosenCardType(identity.data, chosen);
  const canTryFace = attempts.data?.canTry ?? true;
  const rules = { hasTaxCards: market.taxCard, canTryFace };
  const pictures = identity.data ? picturesFor(identity.data, paper, sent.answers, rules) : [];
  const next = nextPicture(pictures);
  const isDone = flow.task !== undefined && !isOpen(flow.task);

  return {
    flow,
    read: combineQueries(combineQueries(flow.tasks, identity), attempts),
    identity: identity.data,
    attempts: attempts.data,
    paper,
    pictures,
    next,
    /** A borrower whose photos are checked comes to change their name, and a new photo of the front proves it. */
    isForName: isDone && next === undefined && !valueOf(sent.answers, 'id_front'),
    reading: reading.answers,
    typed,
    /** Another document has other pictures and another number. */
    choosePaper: (cardType: string) => {
      if (cardType === paper?.card_type) return;
      sent.update((stored) => withAnswer(withoutPaper(stored, pictures), 'card_type', { value: cardType }));
      reading.forget();
      typed.forget();
    },
    noteSent: (type: PictureType, { imageId, ocr }: UploadedPicture) => {
      sent.update((stored) => withAnswer(stored, type, { value: imageId }));
      if (type === 'id_front') reading.keep(readingAnswers(ocr ?? {}));
    },
    /** The face check in progress: the accepted moves, and the next one. */
    face: { done: movesDone(sent.answers), next: nextMove(sent.answers) },
    noteMove: (move: FaceStep, { imageId }: UploadedPicture) => {
      sent.update((stored) => withMove(stored, move, imageId));
    },
    restartFace: () => {
      sent.update(withoutMoves);
    },
    forgetAll: () => {
      for (const draft of [sent, reading, typed]) draft.forget();
    },
  };
}

export type IdentityCheck = ReturnType<typeof useIdentityCheck>;
