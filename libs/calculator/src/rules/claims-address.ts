import type { OwnKey } from '@clearloan/routes';
import { noClaims, type Claims } from './claims';

const longestText = 24;
const methods = ['nominal', 'actuarial', 'effective'] as const;

/** What the lender says as own keys of the address; a pasted plan is too long for one and stays on the page. */
export const addressOfClaims = ({
  payment,
  interest,
  apr,
  method,
}: Claims): Record<OwnKey, string | undefined> => ({
  _payment: payment === '' ? undefined : payment.slice(0, longestText),
  _interest: interest === '' ? undefined : interest.slice(0, longestText),
  _apr: apr === '' ? undefined : apr.slice(0, longestText),
  _method: method === noClaims.method ? undefined : method,
});

export const claimsFromAddress = (search: URLSearchParams): Claims => ({
  payment: search.get('_payment')?.slice(0, longestText) ?? '',
  interest: search.get('_interest')?.slice(0, longestText) ?? '',
  apr: search.get('_apr')?.slice(0, longestText) ?? '',
  method: methods.find((method) => method === search.get('_method')) ?? noClaims.method,
  plan: '',
});
