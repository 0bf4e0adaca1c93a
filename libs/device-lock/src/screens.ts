import { routePatterns, type ListedScreen } from '@clearloan/routes';

/** All screens of the feature, with the situations that the product-wide checks visit. */
export const screens: readonly ListedScreen[] = [
  {
    name: 'appLock',
    pattern: routePatterns.appLock,
    isStatic: true,
    states: [{ state: 'default', as: 'two-paid', at: '/settings/app-lock' }],
  },
];
