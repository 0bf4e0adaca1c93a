import { newcomer, routePatterns, visitor, type ListedScreen } from '@clearloan/routes';
import { innerRoutes } from './inner-routes';

/** All screens of the feature, with the situations that the product-wide checks visit. */
export const screens: readonly ListedScreen[] = [
  {
    name: 'customerService',
    pattern: routePatterns.customerService,
    states: [
      { state: 'default', as: 'two-paid', at: '/customer-service?_screen=repayUrl' },
      {
        state: 'an answer',
        as: visitor,
        at: '/customer-service',
        steps: [{ tap: 'button', name: 'I didn’t get the code' }],
      },
      {
        state: 'leaving the app',
        as: visitor,
        at: '/customer-service',
        steps: [{ tap: 'button', name: /WhatsApp/ }],
      },
    ],
  },
  {
    name: 'complaint',
    pattern: routePatterns.complaint,
    states: [
      { state: 'default', as: 'problems', at: '/complaints' },
      { state: 'empty', as: newcomer, at: '/complaints' },
    ],
  },
  {
    name: 'newProblem',
    pattern: innerRoutes.newProblem,
    states: [
      { state: 'default', as: 'two-paid', at: '/complaints/new' },
      {
        state: 'from a loan',
        as: 'two-paid',
        at: '/complaints/new?_screen=repayUrl&_order=:orderId',
      },
      {
        state: 'nothing filled in',
        as: 'two-paid',
        at: '/complaints/new',
        steps: [{ tap: 'button', name: 'Send' }],
      },
    ],
  },
  {
    name: 'problem',
    pattern: innerRoutes.problem,
    states: [{ state: 'default', as: 'problems', at: '/complaints/:problemId' }],
  },
  {
    name: 'message',
    pattern: innerRoutes.message,
    states: [{ state: 'default', as: 'problems', at: '/complaints/:problemId/message' }],
  },
];
