import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { useNavigateHere } from './use-navigate-here';

/** A screen whose answer leads to the code. @param answer it waits for */
function Payment({ answer }: { readonly answer: Promise<void> }) {
  const navigate = useNavigateHere();
  return <button onClick={() => void answer.then(() => navigate('/code', { replace: true }))}>Pay</button>;
}

const Place = () => <output>{useLocation().pathname}</output>;

function open() {
  let arrive: () => void = () => undefined;
  const answer = new Promise<void>((resolve) => (arrive = resolve));
  render(
    <MemoryRouter>
      <Place />
      <Link to="/help">Help</Link>
      <Routes>
        <Route path="/" element={<Payment answer={answer} />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
  act(() => screen.getByRole('button').click());
  return () =>
    act(async () => {
      arrive();
      await answer;
    });
}

it('an answer leads on from the screen that waits for it', async () => {
  const arrive = open();
  await arrive();
  expect(screen.getByText('/code')).toBeVisible();
});

it('a borrower who has left before the answer stays where they are', async () => {
  const arrive = open();
  act(() => screen.getByRole('link').click());
  await arrive();
  expect(screen.getByText('/help')).toBeVisible();
});
