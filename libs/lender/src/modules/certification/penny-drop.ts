import type { CardStatus } from '@clearloan/certification/contract';
import { msg } from '@lingui/core/macro';
import type { Message } from '../../platform/context/product-names';

type Found = Extract<CardStatus, 'bound' | 'nameMismatch' | 'refused'>;

/** The bank's result of a penny drop. The sandbox's bank decides by the last two digits of the account number. */
export function pennyDrop(accountNumber: string): Found {
  if (accountNumber.endsWith('02')) return 'nameMismatch';
  if (accountNumber.endsWith('03')) return 'refused';
  return 'bound';
}

/** How long the bank takes to respond for an account ending in 05. */
export const checkMs = 5000;

/** Whether the bank has not responded for an account yet. */
export const isBeingChecked = (accountNumber: string, sentAt: Date, now: Date): boolean =>
  accountNumber.endsWith('05') && now.getTime() - sentAt.getTime() < checkMs;

/** Why an account cannot be used; undefined if it can. */
export const reasons: Readonly<Record<Found, Message | undefined>> = {
  bound: undefined,
  nameMismatch: msg`The bank has a different name for this account. It must be in your name.`,
  refused: msg`The bank can’t accept money for this account. It may be closed.`,
};
