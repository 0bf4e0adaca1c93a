import { render, screen, waitFor } from '@testing-library/react';
import { AfterFirstPaint } from './after-first-paint';

/** Counts how often the content above rendered after the screen was mounted. */
function open(label: string): { timesDrawn: number } {
  const seen = { timesDrawn: 0 };
  function Above() {
    seen.timesDrawn += 1;
    return null;
  }
  function Screen() {
    return (
      <>
        <Above />
        <AfterFirstPaint>{label}</AfterFirstPaint>
      </>
    );
  }
  render(<Screen />);
  return seen;
}

it('only the first screen of a visit defers its lower content until after first paint', async () => {
  const first = open('Below the first');
  expect(screen.queryByText('Below the first')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('Below the first')).toBeVisible());
  expect(first.timesDrawn).toBe(1);
  open('Below a later one');
  expect(screen.getByText('Below a later one')).toBeVisible();
});
