import { renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import { useLatest } from './use-latest';

interface Open {
  readonly answer: (isFailure: boolean) => void;
  readonly work: () => Promise<number>;
}
const openWork = (name: number): Open => {
  let answer: Open['answer'] = () => undefined;
  const pending = new Promise<number>((resolve, reject) => {
    answer = (isFailure) => (isFailure ? reject(new Error(String(name))) : resolve(name));
  });
  return { answer: (isFailure) => answer(isFailure), work: () => pending };
};

/** Starts all of them in order, and answers in another one. @returns what the screen heard */
async function heard(order: readonly number[], failures: readonly boolean[], leaveAfter?: number) {
  const { result, unmount } = renderHook(useLatest);
  const all = order.map((_place, name) => openWork(name));
  const answers: unknown[] = [];
  const ends = all.map(({ work }) =>
    result.current(work, {
      onAnswer: (answer) => answers.push(answer),
      onFailure: (error) => answers.push(String(error)),
    }),
  );
  const byTurn = [...all.keys()].sort((one, other) => (order[one] ?? 0) - (order[other] ?? 0));
  for (const [turn, name] of byTurn.entries()) {
    if (turn === leaveAfter) unmount();
    all[name]?.answer(failures[name] === true);
    await ends[name];
  }
  return answers;
}

const cases = fc
  .integer({ min: 1, max: 8 })
  .chain((count) =>
    fc.tuple(
      fc.array(fc.integer(), { minLength: count, maxLength: count }),
      fc.array(fc.boolean(), { minLength: count, maxLength: count }),
    ),
  );

it('in whatever order the answers come, the screen hears only the newest choice, once', async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ([order, failures]) => {
      const last = order.length - 1;
      expect(await heard(order, failures)).toEqual([failures[last] === true ? `Error: ${last}` : last]);
    }),
  );
});

it('a screen that was left hears nothing', async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ([order, failures]) => {
      expect(await heard(order, failures, 0)).toEqual([]);
    }),
  );
});

it('control: each answer of the only choice is heard', async () => {
  expect(await heard([0], [false])).toEqual([0]);
  expect(await heard([0], [true])).toEqual(['Error: 0']);
});
