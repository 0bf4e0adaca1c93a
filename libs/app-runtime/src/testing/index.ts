export { loadRoutes, openScreens } from './open-screens';
export type { OpenScreensOptions } from './open-screens';
