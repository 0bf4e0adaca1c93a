import {
  inProgress,
  progressState,
  type PaymentInProgress,
  type ProgressState,
} from '@clearloan/loan-contract';
import { dayOf, formatDayShort, type Instant } from '@clearloan/formatting';
import { useLanguage, useMarket } from '@clearloan/app-runtime';
import {
  BankIcon,
  BellRingingIcon,
  CalculatorIcon,
  DueCountText,
  FileTextIcon,
  HeadsetIcon,
  IdentificationCardIcon,
  List,
  ListHeading,
  ListItem,
  NotebookIcon,
  ReceiptIcon,
  SkeletonList,
  Stamp,
  useAmountText,
  WarningCircleIcon,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UserInfo } from '../contract';
import { entriesOf, type MenuEntry } from '../rules/menu';

export interface MenuListProps {
  readonly entries: readonly MenuEntry[];
  /** When the lender checked who the borrower is, and what money is in progress; absent while the account is not known. */
  readonly info: Pick<UserInfo, 'certifiedAt' | 'paymentsInProgress'> | undefined;
}

/** Keys that the lender's menu is known by; another one has a plain page. */
const icons: ReadonlyMap<string, ReactNode> = new Map([
  ['certification', <IdentificationCardIcon />],
  ['bank', <BankIcon />],
  ['payments', <ReceiptIcon />],
  ['statements', <FileTextIcon />],
  ['calculator', <CalculatorIcon />],
  ['bookkeeping', <NotebookIcon />],
  ['reminders', <BellRingingIcon />],
  ['complaint', <WarningCircleIcon />],
  ['customerService', <HeadsetIcon />],
]);

/** The lender's menu in its three groups; one without entries is not there. */
export function MenuList({ entries, info }: MenuListProps) {
  const { t } = useLingui();
  return (
    <>
      <Group label={t`Your account`} entries={entriesOf('account', entries)} info={info} />
      <Group heading={<Trans>Tools</Trans>} entries={entriesOf('tools', entries)} />
      <Group heading={<Trans>Help</Trans>} entries={entriesOf('help', entries)} />
    </>
  );
}

/** The menu while it is fetched: as long as it usually is, so that what stands below does not jump. */
export const MenuBlank = () => (
  <>
    <SkeletonList rows={4} />
    <ListHeading>
      <Trans>Tools</Trans>
    </ListHeading>
    <SkeletonList rows={3} />
    <ListHeading>
      <Trans>Help</Trans>
    </ListHeading>
    <SkeletonList rows={2} />
  </>
);

interface GroupProps {
  readonly heading?: ReactNode;
  /** Heard, where no heading stands above. */
  readonly label?: string;
  readonly entries: readonly MenuEntry[];
  readonly info?: MenuListProps['info'];
}

function Group({ heading, label, entries, info }: GroupProps) {
  if (entries.length === 0) return null;
  return (
    <>
      {heading !== undefined && <ListHeading>{heading}</ListHeading>}
      <List label={label}>
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} info={info} />
        ))}
      </List>
    </>
  );
}

interface EntryProps {
  readonly entry: MenuEntry;
  readonly info: MenuListProps['info'];
}

/** Being verified is a status, so it has a stamp, and its day; so has money in progress. */
function Entry({ entry, info }: EntryProps) {
  const [payment] = entry.key === 'payments' ? inProgress(info?.paymentsInProgress ?? []) : [];
  const isStatus = entry.key === 'certification';
  const checked = isStatus && isDone(entry, info) ? info?.certifiedAt : undefined;
  const value = entry.key === 'reminders' ? (entry.value ?? <DueCountText />) : entry.value;
  return (
    <ListItem
      to={entry.path}
      icon={icons.get(entry.key) ?? <FileTextIcon />}
      title={entry.title}
      note={
        entry.subtitle ??
        (checked && <LastChecked at={checked} />) ??
        (payment && <AmountInProgress payments={info?.paymentsInProgress ?? []} />)
      }
      value={
        isStatus ? (
          <Verification entry={entry} info={info} />
        ) : (
          (value ?? (payment && <InProgress state={progressState(payment)} />))
        )
      }
    />
  );
}

function AmountInProgress({ payments }: { readonly payments: readonly PaymentInProgress[] }) {
  const amounts = useAmountText();
  const amount = amounts.text(payments.reduce((sum, payment) => sum + payment.amount, 0));
  return <Trans>{amount} in progress</Trans>;
}

/** How the payment stands that needs the borrower most. */
function InProgress({ state }: { readonly state: ProgressState | undefined }) {
  switch (state) {
    case 'amountDiffers':
      return (
        <Stamp kind="due">
          <Trans>Check amount</Trans>
        </Stamp>
      );
    case 'notFound':
      return (
        <Stamp kind="due">
          <Trans>Not found yet</Trans>
        </Stamp>
      );
    case 'code':
      return (
        <Stamp kind="wait">
          <Trans>Code active</Trans>
        </Stamp>
      );
    default:
      return (
        <Stamp kind="wait">
          <Trans>Checking</Trans>
        </Stamp>
      );
  }
}

/** Only when the account says so too and nothing waits behind the entry. */
const isDone = ({ redPoint }: MenuEntry, info: MenuListProps['info']): boolean =>
  info?.certifiedAt !== undefined && (redPoint ?? 0) === 0;

/** In the lender's words. */
function Verification({ entry, info }: EntryProps) {
  if (info === undefined) return entry.value;
  const isFinished = isDone(entry, info);
  return (
    <Stamp kind={isFinished ? 'paid' : 'idle'}>
      {entry.value ?? (isFinished ? <Trans>Done</Trans> : <Trans>To do</Trans>)}
    </Stamp>
  );
}

function LastChecked({ at }: { readonly at: Instant }) {
  const language = useLanguage();
  const { timeZone } = useMarket();
  const day = formatDayShort(dayOf(at, timeZone), language);
  return <Trans>Last checked {day}</Trans>;
}
