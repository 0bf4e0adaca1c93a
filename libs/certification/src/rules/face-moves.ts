import { faceSteps, type FaceStep } from '../contract';
import { valueOf, withAnswer, type Answers } from './answers';

/** Under which name the device keeps the lender's id of the picture of one move. */
const keyOf = (move: FaceStep) => `face:${move}`;
const keys: ReadonlySet<string> = new Set(faceSteps.map(keyOf));

/** The moves of the check under way that the lender has taken. */
export const movesDone = (sent: Answers): readonly FaceStep[] =>
  faceSteps.filter((move) => valueOf(sent, keyOf(move)) !== '');

/** The move to take now. */
export const nextMove = (sent: Answers): FaceStep =>
  faceSteps.find((move) => valueOf(sent, keyOf(move)) === '') ?? faceSteps[0];

/** A check given up: its pictures count no more. */
export const withoutMoves = (sent: Answers): Answers => new Map([...sent].filter(([key]) => !keys.has(key)));

/** One more move that the lender took. With the last one the face is there: the picture from the front stands for all. */
export function withMove(sent: Answers, move: FaceStep, imageId: string): Answers {
  const noted = withAnswer(sent, keyOf(move), { value: imageId });
  if (movesDone(noted).length < faceSteps.length) return noted;
  return withAnswer(withoutMoves(noted), 'face', { value: valueOf(noted, keyOf('front')) });
}
