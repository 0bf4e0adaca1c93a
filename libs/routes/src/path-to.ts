import { routePatterns, type RouteName } from './route-patterns';

/** The parameter names of a pattern: `'/a/:b/c/:d'` → `'b' | 'd'`. */
type ParamName<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters of a named route, each an opaque text. */
export type RouteParams<Name extends RouteName> = Readonly<
  Record<ParamName<(typeof routePatterns)[Name]>, string>
>;

/** Required only if the pattern has parameters. */
type Given<Name extends RouteName> = [ParamName<(typeof routePatterns)[Name]>] extends [never]
  ? []
  : [params: RouteParams<Name>];

/**
 * `pathTo('loanDetailUrl', { orderId })` → `/orders/42`; parameters are encoded.
 * @throws RangeError when a parameter is empty or a dot segment, which would lead to another screen
 */
export function pathTo<Name extends RouteName>(name: Name, ...[params]: Given<Name>): string {
  const given = new Map<string, string>(Object.entries(params ?? {}));
  return routePatterns[name].replace(/:(\w+)/g, (_, key: string) => segment(key, given.get(key) ?? ''));
}

function segment(key: string, value: string): string {
  if (value === '' || value === '.' || value === '..')
    throw new RangeError(`The path parameter ${key} must not be empty, "." or "..".`);
  return encodeURIComponent(value);
}

/**
 * Features that a lender can leave out of its app. The others are required: without them there is no loan, or the
 * borrower could not complain or see their data.
 */
export const optionalFeatures = ['calculator', 'bookkeeping', 'reminders'] as const;

export type OptionalFeature = (typeof optionalFeatures)[number];
