import { codes } from '@clearloan/api-client/declare';
import { ownedEndpoints } from '../context/contracts';
import { refusalCodesOf } from '../open-api/endpoint-docs';

/** A line of the lender's log, as far as a reply is in it. */
type Line = Readonly<Record<string, unknown>>;

const documented = new Map(ownedEndpoints.map((owned) => [owned.endpoint.path, refusalCodesOf(owned)]));

/**
 * Refusals that a lender answered and the OpenAPI document does not list for the call, each once as `path code`.
 * @param prefix what the path of every call begins with
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
