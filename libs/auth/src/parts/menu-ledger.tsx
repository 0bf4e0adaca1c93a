import {
  BankIcon,
  BellRingingIcon,
  CalculatorIcon,
  FileTextIcon,
  HeadsetIcon,
  IdentificationCardIcon,
  Ledger,
  LedgerHeading,
  LedgerItem,
  NotebookIcon,
  ReceiptIcon,
  Stamp,
  WarningCircleIcon,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { entriesOf, type MenuEntry } from '../rules/menu';

export interface MenuLedgerProps {
  readonly entries: readonly MenuEntry[];
  /** Absent while it is not known. */
  readonly isVerified: boolean | undefined;
}

/** Keys that the lender's menu is known by; another one has a plain page. */
const icons: ReadonlyMap<string, ReactNode> = new Map([
  ['certification', <IdentificationCardIcon />],
  ['bank', <BankIcon />],
  ['payments', <ReceiptIcon />],
  ['calculator', <CalculatorIcon />],
  ['bookkeeping', <NotebookIcon />],
  ['reminders', <BellRingingIcon />],
  ['complaint', <WarningCircleIcon />],
  ['customerService', <HeadsetIcon />],
]);

/** The lender's menu in its three groups; one without entries is not there. */
export function MenuLedger({ entries, isVerified }: MenuLedgerProps) {
  const { t } = useLingui();
  return (
    <>
      <Group label={t`Your account`} entries={entriesOf('account', entries)} isVerified={isVerified} />
      <Group heading={<Trans>Tools</Trans>} entries={entriesOf('tools', entries)} />
      <Group heading={<Trans>Help</Trans>} entries={entriesOf('help', entries)} />
    </>
  );
}

interface GroupProps {
  readonly heading?: ReactNode;
  /** Heard, where no heading stands above. */
  readonly label?: string;
  readonly entries: readonly MenuEntry[];
  readonly isVerified?: boolean | undefined;
}

function Group({ heading, label, entries, isVerified }: GroupProps) {
  if (entries.length === 0) return null;
  return (
    <>
      {heading !== undefined && <LedgerHeading>{heading}</LedgerHeading>}
      <Ledger label={label}>
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} isVerified={isVerified} />
        ))}
      </Ledger>
    </>
  );
}

interface EntryProps extends Pick<MenuLedgerProps, 'isVerified'> {
  readonly entry: MenuEntry;
}

/** Being verified is a status, so it has a stamp. */
function Entry({ entry, isVerified }: EntryProps) {
  const isStatus = entry.key === 'certification';
  return (
    <LedgerItem
      to={entry.path}
      icon={icons.get(entry.key) ?? <FileTextIcon />}
      title={entry.title}
      note={entry.subtitle}
      value={isStatus ? <Verification entry={entry} isVerified={isVerified} /> : entry.value}
    />
  );
}

/** In the lender's words; done only when the account says so too and nothing waits behind the entry. */
function Verification({ entry, isVerified }: EntryProps) {
  if (isVerified === undefined) return entry.value;
  const isDone = isVerified && (entry.redPoint ?? 0) === 0;
  return (
    <Stamp kind={isDone ? 'paid' : 'idle'}>
      {entry.value ?? (isDone ? <Trans>Done</Trans> : <Trans>To do</Trans>)}
    </Stamp>
  );
}
