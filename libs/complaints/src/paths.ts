import { pathTo, withOwnKeys } from '@clearloan/routes';
import type { AskedFrom } from './rules/report-form';

/** The inner screens below the list of reports. */
export const newProblemPattern = '/complaints/new';
export const problemPattern = '/complaints/:problemId';
export const messagePattern = '/complaints/:problemId/message';

/** A new report; includes where the borrower came from. */
export const newProblemPath = ({ screen, orderId }: AskedFrom = {}): string =>
  withOwnKeys(`${pathTo('complaint')}/new`, { _screen: screen, _order: orderId });

export const problemPath = (problemId: string): string =>
  `${pathTo('complaint')}/${encodeURIComponent(problemId)}`;

/** @param didNotHelp the borrower rated the last answer as not helpful */
export const messagePath = (problemId: string, didNotHelp = false): string =>
  withOwnKeys(`${problemPath(problemId)}/message`, { _helped: didNotHelp ? 'no' : undefined });
