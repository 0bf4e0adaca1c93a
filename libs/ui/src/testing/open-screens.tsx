import { openScreens as openWith, type OpenScreensOptions } from '@clearloan/app-runtime/testing';
import { ScreenFailure } from '../screen/screen-failure';

/** For tests: renders these routes as the app does, failures included. */
export const openScreens = (routes: Parameters<typeof openWith>[0], options: OpenScreensOptions = {}) =>
  openWith(routes, { Failure: ScreenFailure, ...options });
