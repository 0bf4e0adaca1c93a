import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { lazyPart } from './lazy-part';

const setActing = (isActing: boolean) => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isActing);
};
// As in a browser: the part may arrive between render and effects.
beforeEach(() => {
  setActing(false);
});
afterEach(() => {
  setActing(true);
});

it('a lazy part that loads between render and effects is shown', async () => {
  const Later = () => <h1>Code for Sari</h1>;
  const Part = lazyPart(
    async (): Promise<ComponentType> => Promise.resolve(Later),
    () => null,
  );
  const AskedFor = () => {
    Part.preload();
    return null;
  };
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  root.render(
    <>
      <Part fallback={<p>Your number</p>} />
      <AskedFor />
    </>,
  );
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('Code for Sari'));
  root.unmount();
  page.remove();
});
