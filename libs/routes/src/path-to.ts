import { routePatterns, type RouteName } from './route-patterns';

/** The parameter names of a pattern: `'/a/:b/c/:d'` → `'b' | 'd'`. */
type ParamName<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters of a pattern, each an opaque text. */
type Params<Pattern extends string> = Readonly<Record<ParamName<Pattern>, string>>;

/** The parameters of a named route. */
export type RouteParams<Name extends RouteName> = Params<(typeof routePatterns)[Name]>;

/** Required only if the pattern has parameters. */
type Given<Pattern extends string> = [ParamName<Pattern>] extends [never] ? [] : [params: Params<Pattern>];

/**
 * `fillPath('/orders/:orderId', { orderId })` → `/orders/42`; parameters are encoded.
 * @throws RangeError when a parameter is empty or a dot segment, which would lead to another screen
 */
export function fillPath<Pattern extends string>(pattern: Pattern, ...[params]: Given<Pattern>): string {
  const given = new Map<string, string>(Object.entries(params ?? {}));
  return pattern.replace(/:(\w+)/g, (_, key: string) => segment(key, given.get(key) ?? ''));
}

/** The path of a named route: `pathTo('loanDetailUrl', { orderId })` → `/orders/42`. Throws as `fillPath` does. */
export const pathTo = <Name extends RouteName>(
  name: Name,
  ...params: Given<(typeof routePatterns)[Name]>
): string => fillPath(routePatterns[name], ...params);

function segment(key: string, value: string): string {
  if (value === '' || value === '.' || value === '..')
    throw new RangeError(`${key} is empty or a dot segment.`);
  return encodeURIComponent(value);
}
