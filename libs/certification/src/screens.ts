import { newcomer, routePatterns, type ListedScreen } from '@clearloan/routes';
import { innerRoutes } from './inner-routes';

const verified = 'two-paid';

/** All screens of the feature, with the situations that the product-wide checks visit. */
export const screens: readonly ListedScreen[] = [
  {
    name: 'auth',
    pattern: routePatterns.auth,
    states: [
      { state: 'default', as: newcomer, at: '/certification' },
      { state: 'all done', as: verified, at: '/certification' },
    ],
  },
  {
    name: 'IdCardType',
    pattern: routePatterns.IdCardType,
    states: [
      { state: 'default', as: newcomer, at: '/IdCardType' },
      { state: 'taking a picture', as: newcomer, at: '/IdCardType?_picture=id_front' },
      { state: 'all there', as: verified, at: '/IdCardType' },
    ],
  },
  {
    name: 'faceDetection',
    pattern: routePatterns.faceDetection,
    states: [{ state: 'default', as: newcomer, at: '/certification/face' }],
  },
  {
    name: 'identityDetails',
    pattern: innerRoutes.identityDetails,
    states: [
      { state: 'default', as: verified, at: '/certification/identity' },
      { state: 'no pictures yet', as: newcomer, at: '/certification/identity' },
    ],
  },
  {
    name: 'personal',
    pattern: innerRoutes.personal,
    states: [
      { state: 'default', as: newcomer, at: '/certification/personal' },
      {
        state: 'nothing filled in',
        as: newcomer,
        at: '/certification/personal',
        steps: [{ tap: 'button', name: 'Save and continue' }],
      },
      { state: 'to change', as: verified, at: '/certification/personal' },
    ],
  },
  {
    name: 'job',
    pattern: innerRoutes.job,
    states: [
      { state: 'default', as: newcomer, at: '/certification/job' },
      {
        state: 'an employer',
        as: newcomer,
        at: '/certification/job',
        steps: [{ tap: 'radio', name: 'Employed' }],
      },
      { state: 'fixed in review', as: 'reviewing', at: '/certification/job' },
    ],
  },
  {
    name: 'contacts',
    pattern: innerRoutes.contacts,
    states: [
      { state: 'default', as: newcomer, at: '/certification/contacts' },
      {
        state: 'choosing who it is',
        as: newcomer,
        at: '/certification/contacts',
        steps: [{ tap: 'button', name: /^Relationship to you/ }],
      },
    ],
  },
  {
    name: 'bindBank',
    pattern: routePatterns.bindBank,
    states: [
      { state: 'default', as: verified, at: '/cards' },
      { state: 'empty', as: newcomer, at: '/cards' },
    ],
  },
  {
    name: 'newAccount',
    pattern: innerRoutes.newAccount,
    states: [
      { state: 'default', as: newcomer, at: '/cards/new' },
      {
        state: 'choosing a bank',
        as: newcomer,
        at: '/cards/new',
        steps: [{ tap: 'button', name: /^Bank/ }],
      },
    ],
  },
];
