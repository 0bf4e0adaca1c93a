import { pathTo } from '@clearloan/routes';
import { useClock, useLanguage } from '@clearloan/app-runtime';
import {
  Fold,
  Inline,
  LinkAction,
  Money,
  Note,
  Row,
  Rows,
  Strip,
  Text,
  useAmountText,
  type ReadAt,
  type StripMark,
} from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Minor } from '@clearloan/formatting';
import type { RepayItem } from '@clearloan/loan-view/contract';
import { dueOf, type Due, isCovered } from '@clearloan/loan-view/rules';
import { ListenToDue, ProgressNote, NoteSpacing } from '@clearloan/loan-view';
import { progressOfItem } from '../rules/due-payment';
import { cardFactsOf } from './payment-card-facts';
import { PaymentCard } from './payment-card';
import '@clearloan/loan-view/slip-lines.css';

export interface RepaySlipProps {
  item: RepayItem;
  /** When the data was current, if it could not be refreshed. */
  knownAt?: ReadAt | undefined;
}

/** REPAY: the next payment of an active loan, on the slip of the home screen. */
export function RepaySlip({ item, knownAt }: RepaySlipProps) {
  const { i18n } = useLingui();
  const { today } = useClock();
  const facts = cardFactsOf(item, today(), useLanguage());
  const due = dueOf(item.dueTime, today(), item.overdueDays);
  const isLate = due.kind === 'late';
  const isToPay = facts.progressText === undefined;
  // Data from before the due date does not contain the cost of being late.
  const isFeeKnown = knownAt === undefined || item.overdueDays > 0;
  return (
    <PaymentCard
      facts={facts}
      t={(message) => i18n._(message)}
      figure={<Money amount={facts.amount} size="figure" highlighted />}
      aside={<ListenToDue amount={facts.amount} dueDay={item.dueTime} isLate={isLate} />}
    >
      {knownAt === undefined ? <PaidPayments item={item} due={due} /> : <KnownAt at={knownAt} />}
      {isToPay && due.kind === 'late' && isFeeKnown && (
        <Rows>
          <LateRows item={item} days={due.days} covered={progressOfItem(item)?.covered ?? 0} />
        </Rows>
      )}
      <Fold />
      <Inline between>
        <LinkAction to={pathTo('loanDetailUrl', { orderId: item.orderId })}>
          <Trans>View loan</Trans>
        </LinkAction>
        {isToPay && <MoreTimeLink orderId={item.orderId} isLate={isLate} />}
      </Inline>
    </PaymentCard>
  );
}

/** To the price of an extension; for a late payment, to the remaining options. */
function MoreTimeLink({ orderId, isLate }: { orderId: string; isLate: boolean }) {
  return (
    <LinkAction to={pathTo('repayDelayUrl', { orderId })}>
      {isLate ? <Trans>I can’t pay right now</Trans> : <Trans>Need more time?</Trans>}
    </LinkAction>
  );
}

function KnownAt({ at: { label, isToday } }: { at: ReadAt }) {
  return (
    <Text size="sm" tone="dim">
      {isToday ? <Trans>Updated today at {label}</Trans> : <Trans>Updated {label}</Trans>}
    </Text>
  );
}

function PaidPayments({ item, due }: { item: RepayItem; due: Due }) {
  const { t } = useLingui();
  const amounts = useAmountText();
  const { periodNo, periods, paidPeriods } = item;
  const left = amounts.text(item.left);
  const marks = Array.from({ length: periods }, (_, place): StripMark => {
    if (place < paidPeriods) return 'done';
    if (place + 1 !== periodNo) return 'open';
    return due.kind === 'late' ? 'over' : 'now';
  });
  return (
    <>
      <Strip marks={marks} label={t`Payment ${periodNo} of ${periods}`} />
      {due.kind !== 'late' && (
        <div className="cl-loans-below">
          <Inline between>
            <Text as="span" size="sm" tone="dim">
              <Trans>
                {paidPeriods} of {periods} paid
              </Trans>
            </Text>
            <Text as="span" size="sm" tone="dim">
              <Trans>{left} left</Trans>
            </Text>
          </Inline>
        </div>
      )}
    </>
  );
}

/** The charges of late payment, line by line. */
function LateRows({ item, days, covered }: { item: RepayItem; days: number; covered: Minor }) {
  return (
    <>
      <Row label={<Trans>Payment {item.periodNo}</Trans>}>
        <Money amount={item.amount} />
      </Row>
      <Row label={<Plural value={days} one="Late fee, # day" other="Late fee, # days" />}>
        <Money amount={item.penalty} />
      </Row>
      <Row label={<Trans>Tax on late fee</Trans>}>
        <Money amount={item.penaltyTax} />
      </Row>
      {covered > 0 && (
        <Row label={<Trans>Payment in progress</Trans>}>
          <Money amount={0 - covered} />
        </Row>
      )}
    </>
  );
}

/** Under the slip: money in progress beside what is due, and what a late payment adds tomorrow. */
export function RepayNotes({ item }: { item: RepayItem }) {
  const progress = progressOfItem(item);
  const isBeingPaid = isCovered(progress) && progress.state !== 'code';
  return (
    <>
      {progress && !isCovered(progress) && <ProgressNote orderId={item.orderId} progress={progress} />}
      {!isBeingPaid && <LateNote item={item} />}
    </>
  );
}

function LateNote({ item }: { item: RepayItem }) {
  const amounts = useAmountText();
  if (item.overdueDays === 0 || item.penaltyPerDay === 0) return null;
  const perDay = amounts.text(item.penaltyPerDay);
  return (
    <NoteSpacing>
      <Note kind="over" title={<Trans>The late fee goes up by {perDay} tomorrow</Trans>}>
        <Trans>Pay today to stop the late fee.</Trans>
      </Note>
    </NoteSpacing>
  );
}
