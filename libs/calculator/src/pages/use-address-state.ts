import { isOwnKey, type OwnKey } from '@clearloan/routes';
import { useDebouncedAddress } from '@clearloan/app-runtime';
import { useCallback, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

export interface AddressState<State> {
  readonly state: State;
  /** The same function at every render. */
  readonly change: (next: Partial<State>) => void;
  readonly replace: (next: State) => void;
}

/**
 * Typed text shows at once and is written to the URL after a debounce, so that a reload, Back and a shared link
 * restore it. `keysOf` must return every key that it owns, including undefined ones; other query keys are kept.
 */
export function useAddressState<State extends object>(
  read: (search: URLSearchParams) => State,
  keysOf: (state: State) => Record<OwnKey, string | undefined>,
): AddressState<State> {
  const [search] = useSearchParams();
  const [state, setState] = useState(() => read(search));
  const { key } = useLocation();
  const kind = useNavigationType();
  const [arrived, setArrived] = useState(key);
  const wanted = withKeys(search, keysOf(state)).toString();
  useDebouncedAddress(wanted === search.toString() ? undefined : wanted);
  if (arrived !== key) {
    setArrived(key);
    // Back, or a link: the URL has changed. A replace is our own write, here or in another component.
    if (kind !== NavigationType.Replace) setState(read(search));
  }
  const change = useCallback((next: Partial<State>) => setState((before) => ({ ...before, ...next })), []);
  return { state, change, replace: setState };
}

/** The URL with these keys set, undefined ones removed, and the rest unchanged. */
export function withKeys(search: URLSearchParams, keys: Record<OwnKey, string | undefined>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [key, value] of Object.entries(keys)) {
    if (!isOwnKey(key)) continue;
    if (value === undefined) next.delete(key);
    else next.set(key, value);
  }
  return next;
}
