import type { RouteObject } from 'react-router-dom';

/** Empty until the first screen is real: the app offers no way to a page that is not there. The contract is real. */
export const routes: RouteObject[] = [];
