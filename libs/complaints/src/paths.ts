import { pathTo, routeAbove, withOwnKeys } from '@clearloan/routes';
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

const order = /^\/orders\/([^/]+)/i;

/**
 * The path to help from the screen at `pathname`, with the screen's name and its loan, so that nobody has to explain
 * where they are; `undefined` on the help screen itself. A screen without a name in the route table is named by the
 * first segment of its path, as in its feature's facts.
 * @param isScreen whether the app has a screen at a path; other paths are ignored
 */
export function helpPath(pathname: string, isScreen: (path: string) => boolean): string | undefined {
  const screen = routeAbove(pathname) ?? (isScreen(pathname) ? pathname.split('/')[1] : undefined);
  if (screen === 'customerService') return undefined;
  return withOwnKeys(pathTo('customerService'), { _screen: screen, _order: orderIn(pathname) });
}

function orderIn(pathname: string): string | undefined {
  const [, segment] = order.exec(pathname) ?? [];
  try {
    return segment && decodeURIComponent(segment);
  } catch {
    return undefined; // a malformed URL has no loan
  }
}
