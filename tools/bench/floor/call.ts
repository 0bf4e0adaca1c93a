import { useQuery } from '@tanstack/react-query';
import ky from 'ky';
import qs from 'qs';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };

/** The product's storage key for the session: both apps call the same lender as the same borrower. */
function sessionId(): string {
  const login = JSON.parse(localStorage.getItem('clearloan.login') ?? '{}') as { sessionId?: string };
  return login.sessionId ?? '';
}

const addressOf = (path: string, request: object) =>
  `/api${path}?${qs.stringify({ ...request, sessionId: sessionId() })}`;

/** A response of the lender; only its envelope is parsed. */
export const useCall = (path: string, request: object = {}) =>
  useQuery({
    queryKey: [path, request],
    queryFn: () => ky.get(addressOf(path, request), { headers }).json<{ data: { list: object[] } }>(),
  });

export const post = (path: string, body: object) =>
  ky.post(addressOf(path, {}), { headers, body: new URLSearchParams(qs.stringify(body)) }).json();
