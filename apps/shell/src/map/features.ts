import { accountOnDemand, routes as accountRoutes } from '@clearloan/account';
import { routes as applicationRoutes } from '@clearloan/application';
import { authOnDemand, routes as authRoutes } from '@clearloan/auth';
import { routes as bookRoutes } from '@clearloan/bookkeeping';
import { routes as calculatorRoutes } from '@clearloan/calculator';
import { routes as certificationRoutes } from '@clearloan/certification';
import { routes as complaintRoutes } from '@clearloan/complaints';
import { lockOnDemand, routes as lockRoutes } from '@clearloan/device-lock';
import { routes as homeRoutes } from '@clearloan/home';
import { routes as loanRoutes } from '@clearloan/loans';
import { privacyOnDemand, routes as privacyRoutes } from '@clearloan/privacy';
import { messageRoutes, remindersOnDemand, routes as reminderRoutes } from '@clearloan/reminders';
import { routes as repaymentRoutes } from '@clearloan/repayment';
import { sessionOnDemand } from '@clearloan/session';
import type { RouteObject } from 'react-router-dom';
import { configuration } from '../configuration';
import type { OnDemand } from '../ports';

const isOffered = ({ path = '' }: RouteObject) =>
  !configuration.off.some((pattern) => `${path}/`.startsWith(`${pattern}/`));

/**
 * The screens of the features, without the parts that the lender leaves out. Only the entry imports this module: it references the file of every screen, so its
 * content changes whenever one of them changes.
 */
export const features: readonly RouteObject[] = [
  ...homeRoutes,
  ...applicationRoutes,
  ...loanRoutes,
  ...repaymentRoutes,
  ...certificationRoutes,
  ...authRoutes,
  ...accountRoutes,
  ...lockRoutes,
  ...complaintRoutes,
  ...privacyRoutes,
  ...messageRoutes,
  ...calculatorRoutes,
  ...bookRoutes,
  ...reminderRoutes,
].filter(isOffered);

/** Modules that any screen may load later. The entry passes them to the app for the same reason. */
export const onDemand: OnDemand = {
  ...accountOnDemand,
  ...authOnDemand,
  ...lockOnDemand,
  ...sessionOnDemand,
  ...privacyOnDemand,
  ...remindersOnDemand,
  loadSettling: () => import('../offered-session/settle-offered-session'),
  loadAppLock: () => import('../app-lock/app-lock'),
  loadFeatureFacts: () => import('./feature-facts'),
};
