import { routePatterns } from '@clearloan/routes';

/** The screens that only this feature links to; each is below the settings. */
export const innerRoutes = {
  devices: `${routePatterns.setting}/devices`,
  details: `${routePatterns.setting}/details`,
  phone: `${routePatterns.setting}/details/phone`,
} as const;
