import { pathTo, withOwnKeys } from '@clearloan/routes';
import type { Task } from './contract';
import { innerRoutes } from './inner-routes';
import { isOpen, kindOf, type StepKind } from './rules/steps';

/** The order of the verification is kept in the URL, so that a reload or a link preserves it. */
const withOrder = (path: string, orderId: string | undefined) => withOwnKeys(path, { _order: orderId });

const screens: Readonly<Record<StepKind, string>> = {
  public: pathTo('IdCardType'),
  personal: innerRoutes.personal,
  job: innerRoutes.job,
  ext: innerRoutes.contacts,
  bank: pathTo('bindBank'),
};

export const overviewPath = (orderId: string | undefined): string => withOrder(pathTo('auth'), orderId);

/** The screen of a step; undefined for an unknown kind. Without an account yet, its form opens at once. */
export function stepPath(task: Task, orderId: string | undefined): string | undefined {
  const kind = kindOf(task);
  if (kind === undefined) return undefined;
  const isNewAccount = kind === 'bank' && isOpen(task);
  return withOrder(isNewAccount ? innerRoutes.newAccount : screens[kind], orderId);
}

export const picturesPath = (orderId: string | undefined): string => withOrder(screens.public, orderId);

/** A picture is taken on the list's own screen; which one is in the URL, so that Back leads to the list. */
export const picturePath = (type: string, orderId: string | undefined): string =>
  withOwnKeys(screens.public, { _picture: type, _order: orderId });

export const facePath = (orderId: string | undefined): string => withOrder(pathTo('faceDetection'), orderId);

export const identityDetailsPath = (orderId: string | undefined): string =>
  withOrder(innerRoutes.identityDetails, orderId);

export const accountsPath = (orderId: string | undefined): string => withOrder(screens.bank, orderId);

export const newAccountPath = (orderId: string | undefined): string =>
  withOrder(innerRoutes.newAccount, orderId);

/** Where the verification leads when it is done: the loan it was for, or home. */
export const donePath = (orderId: string | undefined): string =>
  orderId === undefined ? pathTo('main') : pathTo('loanDetailUrl', { orderId });

/** Navigation state for a step: the overview is the previous entry, so that leaving the last step leads back there. */
export const fromOverview = { fromOverview: true } as const;
