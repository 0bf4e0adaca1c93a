import { newcomer, routePatterns, visitor, type ListedScreen } from '@clearloan/routes';
import { innerRoutes } from './inner-routes';

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
  {
    name: 'mine',
    pattern: routePatterns.mine,
    states: [
      { state: 'default', as: 'two-paid', at: '/mine' },
      { state: 'amount differs', as: 'amount-differs', at: '/mine' },
      { state: 'new here', as: newcomer, at: '/mine' },
    ],
  },
  {
    name: 'setting',
    pattern: routePatterns.setting,
    isStatic: true,
    states: [
      { state: 'default', as: 'two-paid', at: '/settings' },
      { state: 'visitor', as: visitor, at: '/settings' },
    ],
  },
  {
    name: 'logout',
    pattern: routePatterns.logout,
    isStatic: true,
    states: [{ state: 'default', as: 'two-paid', at: '/logout' }],
  },
  {
    name: 'details',
    pattern: innerRoutes.details,
    states: [
      { state: 'default', as: 'two-paid', at: '/settings/details' },
      { state: 'new here', as: newcomer, at: '/settings/details' },
    ],
  },
  {
    name: 'changePhone',
    isStatic: true,
    pattern: innerRoutes.phone,
    states: [{ state: 'default', as: 'two-paid', at: '/settings/details/phone' }],
  },
  {
    name: 'email',
    pattern: routePatterns.email,
    states: [
      { state: 'default', as: 'two-paid', at: '/settings/email' },
      { state: 'saved', as: 'given-back', at: '/settings/email' },
      { state: 'document', as: 'given-back', at: '/settings/email?_document=letter&_order=:orderId' },
    ],
  },
  {
    name: 'devices',
    pattern: innerRoutes.devices,
    states: [{ state: 'default', as: 'two-paid', at: '/settings/devices' }],
  },
  {
    name: 'passkeys',
    pattern: innerRoutes.passkeys,
    states: [
      { state: 'default', as: 'two-paid', at: '/settings/passkeys' },
      { state: 'added', as: 'given-back', at: '/settings/passkeys' },
    ],
  },
  {
    name: 'appLock',
    pattern: innerRoutes.appLock,
    isStatic: true,
    states: [{ state: 'default', as: 'two-paid', at: '/settings/app-lock' }],
  },
  {
    name: 'deleteAccount',
    pattern: routePatterns.deleteAccount,
    states: [
      { state: 'default', as: newcomer, at: '/settings/delete-account' },
      { state: 'a loan is open', as: 'two-paid', at: '/settings/delete-account' },
    ],
  },
  {
    name: 'aboutUs',
    pattern: routePatterns.aboutUs,
    isStatic: true,
    states: [{ state: 'default', as: visitor, at: '/about-us' }],
  },
];
