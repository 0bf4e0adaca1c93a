import type { Ahead, EarlyCall } from '@clearloan/api-client';
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
import type { LazyScreen } from '@clearloan/ui';
import type { ReactNode } from 'react';
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
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

/** What a feature says of a screen in `handle`. A screen is for borrowers only unless it is `open`. */
interface Handle {
  readonly open?: boolean;
  /** The reads it begins with, for who is not logged in and who is. */
  readonly early?: (
    params: Params,
    search: URLSearchParams,
  ) => Readonly<Record<'visitor' | 'borrower', readonly EarlyCall[]>>;
  /** Does the same reads by their contract, which comes with the screen. */
  readonly reads?: () => Promise<(ahead: Ahead) => Promise<unknown>>;
  /** The patterns of the one or two screens that most likely come after it. */
  readonly next?: readonly string[];
}

const handleOf = (route: RouteObject): Handle => (route.handle as Handle | undefined) ?? {};

/** Every screen of every feature, each behind the login unless it is open. @param errorElement says what broke one */
export function screens(visitor: Visitor, place: Place, errorElement?: ReactNode): RouteObject[] {
  const [closed, open] = [guard(visitor, place, false), guard(visitor, place, true)];
  return features.map((route) => ({
    ...route,
    loader: handleOf(route).open === true ? open : closed,
    errorElement,
  }));
}

/** Is there a screen at this path? A lender may leave a feature out. */
export const isOffered = (path: string): boolean => screenAt(path) !== undefined;

/** What the screen at this path, its search included, will ask for. */
export function earlyCallsOf(path: string, isLoggedIn: boolean): readonly EarlyCall[] {
  const found = screenAt(path);
  if (found === undefined) return [];
  const early = handleOf(found.route).early?.(found.params, new URLSearchParams(path.split('?')[1]));
  return early?.[isLoggedIn ? 'borrower' : 'visitor'] ?? [];
}

/** With what a screen's first reads are done. */
export type Reader = Pick<Ahead, 'client' | 'queries'>;

/** Does the reads that the screen at this path begins with, once its code is here. Never rejects: the screen tells what fails. */
export async function readFirst(path: string, reader: Reader): Promise<void> {
  const found = screenAt(path);
  if (found === undefined) return;
  const search = new URLSearchParams(path.split('?')[1]);
  await handleOf(found.route)
    .reads?.()
    .then((read) => read({ ...reader, params: found.params, search }))
    .catch(() => undefined);
}

/** Fetches the code of the screen at this path ahead. */
export function warmCode(path: string): void {
  const lazy: unknown = screenAt(path)?.route.lazy;
  if (isLazyScreen(lazy)) lazy.warm();
}

const isLazyScreen = (lazy: unknown): lazy is LazyScreen => typeof lazy === 'function' && 'warm' in lazy;

/** The screens that most likely come after the one at this path. */
export function nextScreens(path: string): readonly string[] {
  const found = screenAt(path);
  return (found && handleOf(found.route).next) ?? [];
}

const firstWordOf = (path: string) => path.split(/[/?#]/, 2).join('/').toLowerCase();

/** By the first word of their paths, which is never a parameter: for each question the router ranks all that it is given. */
const byFirstWord = new Map<string, RouteObject[]>();
for (const route of features) {
  const word = firstWordOf(route.path ?? '');
  byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), route]);
}

const screenAt = (path: string) => matchRoutes(byFirstWord.get(firstWordOf(path)) ?? [], path)?.at(-1);
