import { routePatterns } from '@clearloan/routes';

/** The screens below the list of reports. */
export const innerRoutes = {
  newProblem: `${routePatterns.complaint}/new`,
  problem: `${routePatterns.complaint}/:problemId`,
  message: `${routePatterns.complaint}/:problemId/message`,
} as const;
