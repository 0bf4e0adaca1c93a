import { newcomer, routePatterns, visitor, type ListedScreen } from '@clearloan/routes';

const confirmation = { tap: 'button', name: 'Check the maths' } as const;

/** All screens of the feature, with the situations that the product-wide checks visit. */
export const screens: readonly ListedScreen[] = [
  {
    name: 'productDetail',
    pattern: routePatterns.productDetail,
    states: [
      { state: 'default', as: newcomer, at: '/products/everyday' },
      { state: 'visitor', as: visitor, at: '/products/everyday' },
      { state: 'no such loan', as: visitor, at: '/products/no-such-loan' },
    ],
  },
  {
    name: 'landing',
    pattern: routePatterns.landing,
    states: [{ state: 'default', as: visitor, at: '/landing' }],
  },
  {
    name: 'landing2',
    pattern: routePatterns.landing2,
    states: [{ state: 'default', as: visitor, at: '/landing2?_product=school' }],
  },
  {
    name: 'confirmUrl',
    pattern: routePatterns.confirmUrl,
    states: [
      { state: 'default', as: 'approved-fixed', at: '/orders/:orderId/confirm' },
      {
        state: 'the maths checked',
        as: 'approved-fixed',
        at: '/orders/:orderId/confirm',
        steps: [confirmation],
      },
    ],
  },
  {
    name: 'confirmNew',
    pattern: routePatterns.confirmNew,
    states: [
      { state: 'default', as: 'approved', at: '/orders/:orderId/confirm-new' },
      {
        state: 'declining',
        as: 'approved',
        at: '/orders/:orderId/confirm-new',
        steps: [{ tap: 'button', name: 'No, I don’t want this loan' }],
      },
      {
        state: 'not ticked',
        as: 'approved',
        at: '/orders/:orderId/confirm-new',
        steps: [{ tap: 'button', name: 'Confirm loan' }],
      },
    ],
  },
  {
    name: 'confirmPeriod',
    pattern: routePatterns.confirmPeriod,
    states: [{ state: 'default', as: 'approved-plans', at: '/orders/:orderId/confirm-period' }],
  },
  {
    name: 'agreement',
    pattern: routePatterns.agreement,
    states: [{ state: 'default', as: visitor, at: '/agreements/privacy' }],
  },
];
