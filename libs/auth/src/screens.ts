import { routePatterns, visitor, type ListedScreen } from '@clearloan/routes';

const sendCode = [
  { fill: 'Phone number', with: '0812 7000 4417' },
  { tap: 'button', name: 'Send code' },
] as const;

/** All screens of the feature, with the situations that the product-wide checks visit. */
export const screens: readonly ListedScreen[] = [
  {
    name: 'login',
    pattern: routePatterns.login,
    isStatic: true,
    states: [
      { state: 'default', as: visitor, at: '/login' },
      { state: 'typing the code', as: visitor, at: '/login', steps: sendCode },
      {
        state: 'a wrong code',
        as: visitor,
        at: '/login',
        steps: [...sendCode, { fill: '6-digit code', with: '000000' }],
      },
      {
        state: 'by password',
        as: visitor,
        at: '/login',
        steps: [{ tap: 'link', name: 'Use my password' }],
      },
      {
        state: 'a forgotten password',
        as: visitor,
        at: '/login',
        steps: [
          { tap: 'link', name: 'Use my password' },
          { tap: 'link', name: 'Forgot password?' },
        ],
      },
    ],
  },
];
