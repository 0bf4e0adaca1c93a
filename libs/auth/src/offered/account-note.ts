import { deviceStore, fingerprint } from '@clearloan/api-client';
import type { UserInfo } from '../contract';

const accountEntry = 'clearloan.account';

/** An account at the lender, as far as a device needs it to recognise the account again. */
export interface Account {
  /** Masked, as the lender shows it. */
  readonly phone: string;
  /** The same for each session of an account and for no other account: a hash of the masked phone and its first instant. */
  readonly key: string;
}

export const accountOf = ({ phone, createdAt }: Pick<UserInfo, 'phone' | 'createdAt'>): Account => ({
  phone,
  key: fingerprint([phone, createdAt]),
});

/** The account of the local data. Null until the lender has shown it, and after a logout. */
export const notedAccount = (): string | null => deviceStore.get(accountEntry);

export const noteAccount = ({ key }: Account): void => {
  deviceStore.set(accountEntry, key);
};
