import { maskAccount } from '@clearloan/formatting';
import { BankIcon, Button, IconButton, ListItem, Stamp, Text, TrashIcon } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Card } from '../contract';
import './account-item.css';

interface Act {
  readonly label: string;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly onTap: () => void;
}

export interface AccountItemProps {
  readonly account: Card;
  /** The action available here; undefined if the account is unusable or already in use. */
  readonly act: Act | undefined;
  /** Asks whether to remove it; absent where accounts are only chosen. */
  readonly onRemove?: (() => void) | undefined;
}

/** One bank account: the bank, its last digits, and whether it can receive money. */
export function AccountItem({ account, act, onRemove }: AccountItemProps) {
  const { t } = useLingui();
  const { bankName, tail } = account;
  return (
    <ListItem
      icon={<BankIcon />}
      title={bankName}
      strong
      note={
        <Text as="span" code>
          {maskAccount(tail)}
        </Text>
      }
      value={
        <span className="cl-certification-account">
          <AccountStamp account={account} />
          {act && (
            <Button
              kind="line"
              small
              loading={act.isBusy}
              disabled={act.isDisabled}
              label={`${act.label}: ${bankName} ${tail}`}
              onClick={act.onTap}
            >
              {act.label}
            </Button>
          )}
          {onRemove && (
            <IconButton icon={TrashIcon} label={t`Remove ${bankName} ${tail}`} onClick={onRemove} />
          )}
        </span>
      }
    />
  );
}

function AccountStamp({ account: { status, isMain } }: { readonly account: Card }) {
  switch (status) {
    case 'bound':
      return <Stamp kind="paid">{isMain ? <Trans>Main account</Trans> : <Trans>Ready to use</Trans>}</Stamp>;
    case 'verifying':
      return (
        <Stamp kind="wait">
          <Trans>The bank is checking</Trans>
        </Stamp>
      );
    case 'nameMismatch':
      return (
        <Stamp kind="over">
          <Trans>Different name</Trans>
        </Stamp>
      );
    case 'refused':
      return (
        <Stamp kind="over">
          <Trans>Can’t be used</Trans>
        </Stamp>
      );
    default:
      return <Stamp kind="idle">{status}</Stamp>;
  }
}
