import { pathTo, withOwnKeys } from '@clearloan/routes';
import type { AskedFrom } from './rules/report-form';

/** The inner screens below the list of reports. */
export const newProblemPattern = '/complaints/new';
export const problemPattern = '/complaints/:problemId';
export const messagePattern = '/complaints/:problemId/message';

/** A new report; what the borrower came from goes along. */
export const newProblemPath = ({ screen, orderId }: AskedFrom = {}): string =>
  withOwnKeys(`${pathTo('complaint')}/new`, { _screen: screen, _order: orderId });

export const problemPath = (problemId: string): string =>
  `${pathTo('complaint')}/${encodeURIComponent(problemId)}`;

/** @param didNotHelp the borrower said so of the last answer */
export const messagePath = (problemId: string, didNotHelp = false): string =>
  withOwnKeys(`${problemPath(problemId)}/message`, { _helped: didNotHelp ? 'no' : undefined });
