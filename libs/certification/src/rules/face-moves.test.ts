import { faceSteps } from '../contract';
import { valueOf, type Answers } from './answers';
import { movesDone, nextMove, withMove, withoutMoves } from './face-moves';

const after = (count: number): Answers =>
  faceSteps.slice(0, count).reduce<Answers>((sent, move) => withMove(sent, move, `i-${move}`), new Map());

it('the moves follow in their order, each once', () => {
  expect([0, 1, 2, 3].map((count) => nextMove(after(count)))).toEqual(['front', 'left', 'right', 'up']);
});

it('an interrupted face check continues with the next move', () => {
  expect(movesDone(after(2))).toEqual(['front', 'left']);
  expect(valueOf(after(2), 'face')).toBe('');
});

it('the last move replaces the moves with the face picture', () => {
  expect([...after(4)]).toEqual([['face', { value: 'i-front' }]]);
});

it('starting over deletes only the moves', () => {
  const sent = withMove(new Map([['id_front', { value: 'i-1' }]]), 'front', 'i-2');
  expect([...withoutMoves(sent).keys()]).toEqual(['id_front']);
});
