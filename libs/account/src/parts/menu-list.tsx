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
import type { UserInfo } from '@clearloan/session/contract';
import { entriesOf, type MenuEntry } from '../rules/menu';

export interface MenuListProps {
  readonly entries: readonly MenuEntry[];
  /** When the lender verified the borrower, and the money in progress; absent while the account is unknown. */
  readonly info: Pick<UserInfo, 'certifiedAt' | 'paymentsInProgress'> | undefined;
}

/** Known keys of the lender's menu; all others have a generic icon. */
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

/** The lender's menu in its three groups; empty groups are not shown. */
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

/** Placeholder of the menu: as long as it usually is, so that the content below does not jump. */
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
  /** The accessible name, if there is no heading above. */
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

/** Verification is a status, so it has a stamp and its date; so does money in progress. */
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

/** The state of the most urgent payment in progress. */
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
    case 'collecting':
      return (
        <Stamp kind="wait">
          <Trans>Being collected</Trans>
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

/** Only if the account confirms it too and nothing is pending behind the entry. */
const isDone = ({ redPoint }: MenuEntry, info: MenuListProps['info']): boolean =>
  info?.certifiedAt !== undefined && (redPoint ?? 0) === 0;

/** In the lender's own text. */
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
