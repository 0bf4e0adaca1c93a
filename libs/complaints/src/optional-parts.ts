import type { OptionalPart } from '@clearloan/api-client/declare';
import { routePatterns } from '@clearloan/routes';
import { problemDetail, problemForm, problemList, saveProblem, uploadProblemImage } from './contract';

/** What a lender may leave out; help stays. */
export const optionalParts: Readonly<Record<'reports', OptionalPart>> = {
  reports: {
    calls: [problemList, problemForm, problemDetail, saveProblem, uploadProblemImage],
    screens: [routePatterns.complaint],
  },
};
