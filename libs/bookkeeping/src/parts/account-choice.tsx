import { BankIcon, CoinsIcon, DeviceMobileIcon, type Icon } from '@clearloan/ui';
import { createElement } from 'react';
import type { Account } from '../contract';
import { RadioGrid } from './radio-grid';

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
  readonly accounts: readonly Account[];
  readonly value: string | undefined;
  readonly onChange: (accountId: string) => void;
}

/** One of the borrower's accounts. */
export const AccountChoice = ({ accounts, ...grid }: AccountChoiceProps) => (
  <RadioGrid
    {...grid}
    choices={accounts.map(({ account_id, name, kind }) => ({
      value: account_id,
      label: name,
      icon: iconOf(kind),
    }))}
  />
);
