import { routes as authRoutes } from '@clearloan/auth';
import { routes as bookRoutes } from '@clearloan/bookkeeping';
import { routes as calculatorRoutes } from '@clearloan/calculator';
import { routes as certificationRoutes } from '@clearloan/certification';
import { routes as complaintRoutes } from '@clearloan/complaints';
import { routes as loanRoutes } from '@clearloan/loans';
import { routes as privacyRoutes } from '@clearloan/privacy';
import { routes as reminderRoutes } from '@clearloan/reminders';
import { routes as repaymentRoutes } from '@clearloan/repayment';
import { optionalFeatures, type OptionalFeature } from '@clearloan/routes';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { configuration } from '../configuration';
import { guard, type Place, type Visitor } from './guard';

const optional: Readonly<Record<OptionalFeature, RouteObject[]>> = {
  calculator: calculatorRoutes,
  bookkeeping: bookRoutes,
  reminders: reminderRoutes,
};

/** Those that this lender offers. */
const features: RouteObject[] = [
  ...loanRoutes,
  ...repaymentRoutes,
  ...certificationRoutes,
  ...authRoutes,
  ...complaintRoutes,
  ...privacyRoutes,
  ...optionalFeatures.filter((name) => !configuration.off.includes(name)).flatMap((name) => optional[name]),
];

/** A screen is for borrowers only unless its route says `handle: { open: true }`. */
function isOpen(route: RouteObject): boolean {
  const handle: unknown = route.handle;
  return typeof handle === 'object' && handle !== null && 'open' in handle && handle.open === true;
}

/** Every screen of every feature, each behind the login unless it is open. */
export const screens = (visitor: Visitor, place: Place): RouteObject[] =>
  features.map((route) => ({ ...route, loader: guard(visitor, place, isOpen(route)) }));

/** Is there a screen at this path? A lender may leave a feature out. */
export const isOffered = (path: string): boolean => matchRoutes(features, path) !== null;
