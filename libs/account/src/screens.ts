import { newcomer, routePatterns, visitor, type ListedScreen } from '@clearloan/routes';
import { innerRoutes } from './inner-routes';

/** All screens of the feature, with the situations that the product-wide checks visit. */
export const screens: readonly ListedScreen[] = [
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
    pattern: routePatterns.passkeys,
    states: [
      { state: 'default', as: 'two-paid', at: '/settings/passkeys' },
      { state: 'added', as: 'given-back', at: '/settings/passkeys' },
    ],
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
