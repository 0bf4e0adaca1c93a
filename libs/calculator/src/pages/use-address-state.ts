import { isOwnKey, type OwnKey } from '@clearloan/routes';
import { useDebouncedAddress } from '@clearloan/app-runtime';
import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

export interface AddressState<State> {
  readonly state: State;
  readonly change: (next: Partial<State>) => void;
  readonly replace: (next: State) => void;
}

/**
 * What is typed shows at once and stands in the address a moment later, so that a reload, Back and a shared link bring
 * it back. `keysOf` names every key that it owns, absent ones too; other keys of the address stay.
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
    // Back, or a link: the address says something else. What replaces it is our own writing, ours or a neighbour's.
    if (kind !== NavigationType.Replace) setState(read(search));
  }
  return {
    state,
    change: (next) => {
      setState((before) => ({ ...before, ...next }));
    },
    replace: setState,
  };
}

/** The address with these keys set, those without a value taken out, and the rest as it was. */
export function withKeys(search: URLSearchParams, keys: Record<OwnKey, string | undefined>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [key, value] of Object.entries(keys)) {
    if (!isOwnKey(key)) continue;
    if (value === undefined) next.delete(key);
    else next.set(key, value);
  }
  return next;
}
