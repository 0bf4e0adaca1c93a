import { faceSteps } from '../contract';
import { valueOf, type Answers } from './answers';
import { movesDone, nextMove, withMove, withoutMoves } from './face-moves';

const after = (count: number): Answers =>
  faceSteps.slice(0, count).reduce<Answers>((sent, move) => withMove(sent, move, `i-${move}`), new Map());

it('the moves come in their order, each once', () => {
  expect([0, 1, 2, 3].map((count) => nextMove(after(count)))).toEqual(['front', 'left', 'right', 'up']);
});

it('a check that is interrupted goes on where it was', () => {
  expect(movesDone(after(2))).toEqual(['front', 'left']);
  expect(valueOf(after(2), 'face')).toBe('');
});

it('the last move makes the face, and nothing of the check stays', () => {
  expect([...after(4)]).toEqual([['face', { value: 'i-front' }]]);
});

it('starting again forgets the moves and nothing else', () => {
  const sent = withMove(new Map([['id_front', { value: 'i-1' }]]), 'front', 'i-2');
  expect([...withoutMoves(sent).keys()]).toEqual(['id_front']);
});
