/** What the lender says about a session. `unreached`: nothing. */
export type Standing =
  | { readonly is: 'alive'; readonly account: string }
  | { readonly is: 'ended' }
  | { readonly is: 'unreached' };

export interface Situation {
  /** The session of the stored login; undefined if nobody is logged in. */
  readonly own: Standing | undefined;
  /** The account of the local data, if it is known. */
  readonly dataOf: string | null;
  readonly offered: Standing;
}

/**
 * What happens with a session that nobody chose on this device:
 * - `ignore`: it is of the account that is logged in, or of none at all while nobody is
 * - `use`: it is of the account whose data is here and whose login has ended, so it replaces nothing
 * - `tell`: it cannot be used, and somebody expects something else
 * - `ask`: it is of another account, or of one that this device does not know
 */
export type Decision = 'ignore' | 'use' | 'ask' | 'tell';

export function decideOn({ own, dataOf, offered }: Situation): Decision {
  if (offered.is === 'unreached') return 'tell';
  if (offered.is === 'ended') return own === undefined ? 'ignore' : 'tell';
  if (own?.is === 'alive') return own.account === offered.account ? 'ignore' : 'ask';
  if (dataOf !== offered.account) return 'ask';
  return own?.is === 'unreached' ? 'ignore' : 'use';
}
