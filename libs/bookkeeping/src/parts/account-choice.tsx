import { BankIcon, CoinsIcon, DeviceMobileIcon, type Icon } from '@clearloan/ui';
import { createElement } from 'react';
import type { Account } from '../contract';
import { accountLabel } from '../rules/accounts';
import { RadioGrid } from './category-choice';

const iconOf = (kind: string): Icon =>
  kind === 'bank' ? BankIcon : kind === 'wallet' ? DeviceMobileIcon : CoinsIcon;

export interface AccountIconProps {
  readonly kind: string;
  readonly size?: 'small';
}

/** The icon of an account kind. */
export const AccountIcon = ({ kind, ...check }: AccountIconProps) => createElement(iconOf(kind), check);

export interface AccountChoiceProps {
  readonly label: string;
  readonly labelled?: boolean | undefined;
  /** All accounts, so that those of one name are told apart. */
  readonly accounts: readonly Account[];
  /** The account that is not offered: the source of a transfer. */
  readonly without?: string | undefined;
  readonly value: string | undefined;
  readonly onChange: (accountId: string) => void;
}

/** One of the borrower's accounts. */
export const AccountChoice = ({ accounts, without, ...grid }: AccountChoiceProps) => (
  <RadioGrid
    {...grid}
    choices={accounts
      .filter(({ account_id }) => account_id !== without)
      .map(({ account_id, name, kind }) => ({
        value: account_id,
        label: accountLabel(account_id, accounts) ?? name,
        icon: iconOf(kind),
      }))}
  />
);
