import { dayOf, maskAccount } from '@clearloan/formatting';
import {
  ArrowDownLeftIcon,
  ArrowUpRightIcon,
  BankIcon,
  FileTextIcon,
  HeadsetIcon,
  List,
  ListHeading,
  ListItem,
  Money,
  ReceiptIcon,
  useAmountText,
  UserIcon,
  useDayText,
} from '@clearloan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMarket } from '@clearloan/app-runtime';
import { Fragment, type ReactNode } from 'react';
import type { ActivityItem, ActivityKind } from '../contract/activity';
import { activityDays, activityPath } from '../rules/activity';

type Title = ReturnType<typeof msg>;

/** Of the kinds that this app knows; a lender may have others. */
const titles: Readonly<Partial<Record<string, Title>>> = {
  payout: msg`Paid out to you`,
  payment: msg`You paid`,
  notTaken: msg`Received, not used for this loan`,
  sentBack: msg`Sent back to you`,
  reversed: msg`Your bank took this payment back`,
  collection: msg`Automatic payment`,
  notCollected: msg`Automatic payment refused by your bank`,
  overCap: msg`Automatic payment above your limit, not made`,
  applied: msg`You applied for a loan`,
  approved: msg`Application approved`,
  rejected: msg`Application not approved`,
  cancelled: msg`Application closed`,
  signed: msg`You signed the loan`,
  payoutFailed: msg`Your bank returned the payout`,
  late: msg`Payment late`,
  promise: msg`You promised to pay later`,
  newPlan: msg`New payment plan`,
  paidOff: msg`Loan paid off`,
  loanReturned: msg`Loan returned`,
  reopened: msg`Loan open again`,
  answered: msg`We answered your report`,
  accountAdded: msg`Bank account added`,
  accountRemoved: msg`Bank account removed`,
  mainAccount: msg`New main bank account`,
  phone: msg`Phone number changed`,
  email: msg`E-mail address changed`,
  password: msg`Password changed`,
  passkeyAdded: msg`Passkey added`,
  passkeyRemoved: msg`Passkey removed`,
} satisfies Record<Exclude<ActivityKind, 'delayed' | 'statement'>, Title>;

/** An item in words. */
interface ActivityText {
  readonly title: string;
  /** Its time, loan, number, account and fees, one line each. */
  readonly notes: readonly string[];
  /** What a search looks in. */
  readonly searched: string;
}

/** Describes items in the borrower's language, from their kinds and facts. */
export function useActivityText(): (item: ActivityItem) => ActivityText {
  const { t, i18n } = useLingui();
  const amounts = useAmountText();
  const { time, withYear, withYearOf } = useDayText();
  const titleOf = ({ kind, day, year }: ActivityItem): string => {
    const newDay = day === undefined ? '' : withYear(day);
    if (kind === 'delayed') return t`Payment moved to ${newDay}`;
    if (kind === 'statement') return t`Statement for ${year}`;
    const title = titles[kind];
    return title === undefined ? t`Other activity` : i18n._(title);
  };
  return (item) => {
    const { at, kind, productName, orderNo, receiptNo, bank, fee, target, moved, amount = moved } = item;
    const title = titleOf(item);
    const charged = fee === undefined ? '' : amounts.text(fee);
    const isLetter = target?.kind === 'closingLetter';
    const notes = [
      [kind === 'statement' ? undefined : time(at), productName],
      [receiptNo ?? (isLetter ? t`Closing letter` : undefined)],
      [bank && `${bank.bankName} ${maskAccount(bank.tail)}`],
      [target?.kind === 'report' ? target.id : undefined],
      [fee === undefined ? undefined : t`Fees: ${charged}`],
    ]
      .map((parts) => parts.filter((part) => part !== undefined).join(', '))
      .filter((note) => note !== '');
    const sum = amount === undefined ? '' : amounts.text(Math.abs(amount));
    // A sum is found with and without its separators.
    const searched = [title, ...notes, orderNo, sum, ungrouped(sum), withYearOf(at)].join(' ');
    return { title, notes, searched };
  };
}

/** `¥2,142.31` as `¥2142.31`. */
const ungrouped = (sum: string): string => sum.replaceAll(/(\d)\D(?=\d\d.)/g, '$1');

interface ActivityDaysProps {
  readonly items: readonly ActivityItem[];
  readonly textOf: ReturnType<typeof useActivityText>;
}

/** Items under the day on which they happened; each leads to its receipt, letter, loan or report. */
export function ActivityDays({ items, textOf }: ActivityDaysProps) {
  const { timeZone } = useMarket();
  const { withYear } = useDayText();
  return activityDays(items, (at) => dayOf(at, timeZone)).map(({ day, items: ofDay }) => (
    <section key={day}>
      <ListHeading>{withYear(day)}</ListHeading>
      <List>
        {ofDay.map((item) => (
          <Item key={item.activityId} item={item} textOf={textOf} />
        ))}
      </List>
    </section>
  ));
}

function Item({ item, textOf }: { item: ActivityItem; textOf: ActivityDaysProps['textOf'] }) {
  const { moved, amount } = item;
  const sum = moved ?? amount;
  const { title, notes } = textOf(item);
  const path = activityPath(item);
  const content = {
    title,
    icon: iconOf(item),
    note: notes.map((note, place) => (
      <Fragment key={place}>
        {place > 0 && <br />}
        {note}
      </Fragment>
    )),
    value: sum === undefined ? undefined : <Money amount={sum} signed={moved !== undefined} />,
  };
  return path === undefined ? <ListItem {...content} /> : <ListItem {...content} to={path} />;
}

function iconOf({ moved, target }: ActivityItem): ReactNode {
  if (moved !== undefined) return moved < 0 ? <ArrowUpRightIcon /> : <ArrowDownLeftIcon />;
  switch (target?.kind) {
    case 'closingLetter':
    case 'statement':
      return <FileTextIcon />;
    case 'report':
      return <HeadsetIcon />;
    case 'accounts':
      return <BankIcon />;
    case 'phone':
    case 'email':
    case 'settings':
      return <UserIcon />;
    default:
      return <ReceiptIcon />;
  }
}
