import { newcomer, routePatterns, visitor, type ListedScreen } from '@clearloan/routes';
import { innerRoutes } from './inner-routes';

/** All screens of the feature, with the situations that the product-wide checks visit. */
export const screens: readonly ListedScreen[] = [
  {
    name: 'privacyCentre',
    pattern: routePatterns.privacyCentre,
    isStatic: true,
    states: [
      { state: 'default', as: newcomer, at: '/privacy' },
      { state: 'visitor', as: visitor, at: '/privacy' },
    ],
  },
  {
    name: 'agreed',
    pattern: innerRoutes.agreed,
    isStatic: true,
    states: [{ state: 'default', as: 'two-paid', at: '/privacy/agreed' }],
  },
  {
    name: 'sent',
    pattern: innerRoutes.sent,
    isStatic: true,
    states: [{ state: 'default', as: 'two-paid', at: '/privacy/sent' }],
  },
  {
    name: 'never',
    pattern: innerRoutes.never,
    isStatic: true,
    states: [{ state: 'default', as: visitor, at: '/privacy/never' }],
  },
  {
    name: 'privacyPolicy',
    pattern: routePatterns.privacyPolicy,
    isStatic: true,
    states: [{ state: 'default', as: visitor, at: '/privacy-policy' }],
  },
];
