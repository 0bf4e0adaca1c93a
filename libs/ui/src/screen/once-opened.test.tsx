import { render, waitFor } from '@testing-library/react';
import { useOpened } from './use-opened';

/** What a screen was told at each drawing. */
function told(): boolean[] {
  const seen: boolean[] = [];
  function Screen() {
    seen.push(useOpened());
    return null;
  }
  render(<Screen />);
  return seen;
}

it('the first screen of a visit is seen without what lies below, then with it; later screens at once', async () => {
  const first = told();
  expect(first).toEqual([false]);
  await waitFor(() => expect(first).toEqual([false, true]));
  expect(told()).toEqual([true]);
});
