import type { createMemoryRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createMemoryRouter>, 'subscribe'> & {
  readonly state: { readonly initialized: boolean };
};

/** Resolves when the router has its first screen: until then it would draw nothing. */
export const firstScreen = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
