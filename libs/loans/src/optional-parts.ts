import type { OptionalPart } from '@clearloan/api-client/declare';
import { routePatterns } from '@clearloan/routes';
import { activity, closingLetter, yearlyStatement } from './contract';
import { innerRoutes } from './inner-routes';

/** What a lender may leave out. */
export const optionalParts: Readonly<Record<'activity' | 'statements', OptionalPart>> = {
  activity: { calls: [activity], screens: [routePatterns.activity] },
  statements: {
    calls: [yearlyStatement, closingLetter],
    screens: [routePatterns.statements, innerRoutes.statement, innerRoutes.closingLetter],
  },
};
