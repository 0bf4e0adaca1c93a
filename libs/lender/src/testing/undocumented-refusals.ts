import { codes } from '@clearloan/api-client/declare';
import { ownedEndpoints, refusalCodesOf } from '@clearloan/open-api';

/** A log line of the lender. */
type Line = Readonly<Record<string, unknown>>;

const documented = new Map(ownedEndpoints.map((owned) => [owned.endpoint.path, refusalCodesOf(owned)]));

/**
 * Rejections that a lender returned and the OpenAPI document does not list for the endpoint, each once as `path code`.
 * @param prefix prefix of every path
 */
export function undocumentedRefusals(log: readonly Line[], prefix: string): readonly string[] {
  const found = log.flatMap(({ path, status, code }) => {
    if (status !== 200 || typeof path !== 'string' || typeof code !== 'number' || code === codes.success)
      return [];
    const allowed = documented.get(path.slice(prefix.length));
    return allowed === undefined || allowed.includes(code) ? [] : [`${path} ${code}`];
  });
  return [...new Set(found)].sort();
}
