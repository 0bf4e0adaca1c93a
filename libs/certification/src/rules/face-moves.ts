import { faceSteps, type FaceStep } from '../contract';
import { valueOf, withAnswer, type Answers } from './answers';

/** The key under which the device stores the lender's id of a move's picture. */
const keyOf = (move: FaceStep) => `face:${move}`;
const keys: ReadonlySet<string> = new Set(faceSteps.map(keyOf));

/** The moves of the current check that the lender has accepted. */
export const movesDone = (sent: Answers): readonly FaceStep[] =>
  faceSteps.filter((move) => valueOf(sent, keyOf(move)) !== '');

/** The next move. */
export const nextMove = (sent: Answers): FaceStep =>
  faceSteps.find((move) => valueOf(sent, keyOf(move)) === '') ?? faceSteps[0];

/** An abandoned check: its pictures no longer count. */
export const withoutMoves = (sent: Answers): Answers => new Map([...sent].filter(([key]) => !keys.has(key)));

/** One more accepted move. The last one completes the face: the front picture represents all. */
export function withMove(sent: Answers, move: FaceStep, imageId: string): Answers {
  const noted = withAnswer(sent, keyOf(move), { value: imageId });
  if (movesDone(noted).length < faceSteps.length) return noted;
  return withAnswer(withoutMoves(noted), 'face', { value: valueOf(noted, keyOf('front')) });
}
