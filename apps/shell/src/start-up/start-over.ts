import { pathTo } from '@clearloan/routes';
import type { ScreenRouter } from '@clearloan/app-runtime';
import { client, queries } from './lender';

/**
 * Opens the app anew at its home. A new page drops all that the old one had in its memory; without a network there is
 * no new page, so the old one goes home with its cache emptied.
 */
export const createStartOver = (router: ScreenRouter) => (): void => {
  client.stopCalls();
  queries.clear();
  if (navigator.onLine) {
    // Out of sight at once, with the sheets that stand beside the app: the new page may be slow to come.
    document.body.hidden = true;
    router.end(() => {
      window.location.replace(pathTo('main'));
    });
  } else {
    void router.navigate(pathTo('main'), { replace: true });
  }
};
