import { maskAccount } from '@clearloan/formatting';
import { fillPath, pathTo } from '@clearloan/routes';
import { useClock, useIsOffered } from '@clearloan/app-runtime';
import {
  BankIcon,
  BuildingsIcon,
  CalendarDotsIcon,
  ClockClockwiseIcon,
  CopyAction,
  FileTextIcon,
  HashIcon,
  List,
  ListItem,
  ReceiptIcon,
  Text,
} from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { LoanDetails } from '../contract';
import { innerRoutes } from '../inner-routes';
import { dueNow } from '../rules/next-payment';
import { hasClosingLetter, hasStatement } from '../rules/order-papers';
import { isBeingPaid } from '../rules/order-stamp';
import { useDayText } from '../parts/day-text';
import '../parts/loan-papers.css';

/** Everything else about a loan: extension, agreements, letter and statement, lender, payout account, number. */
export function LoanPapers({ loan }: { loan: LoanDetails }) {
  const { bank, lender, orderId, orderNo, orderStatus } = loan;
  // Nothing was signed, and no money goes anywhere.
  const isRefused = orderStatus === 'rejected';
  return (
    <div className="cl-loans-papers">
      <List>
        <MoreTime loan={loan} />
        <Autopay loan={loan} />
        {!isRefused && (
          <ListItem
            icon={<FileTextIcon />}
            title={<Trans>Agreements</Trans>}
            to={fillPath(innerRoutes.agreements, { orderId })}
          />
        )}
        <Letters loan={loan} />
        <ListItem icon={<BuildingsIcon />} title={lender.legalName} note={lender.registration} />
        {bank && !isRefused && orderStatus !== 'cancelled' && (
          <ListItem
            icon={<BankIcon />}
            title={loan.loanTime === undefined ? <Trans>Money goes to</Trans> : <Trans>Paid out to</Trans>}
            note={<Account loan={loan} bank={bank} />}
          />
        )}
        <ListItem
          icon={<HashIcon />}
          title={<Trans>Order number</Trans>}
          note={
            <Text as="span" code>
              {orderNo}
            </Text>
          }
          value={<CopyAction text={orderNo} />}
        />
      </List>
    </div>
  );
}

/** The documents that certify what was paid. */
function Letters({ loan }: { loan: LoanDetails }) {
  const { orderId } = loan;
  return (
    <>
      {hasClosingLetter(loan) && (
        <ListItem
          icon={<FileTextIcon />}
          title={<Trans>Closing letter</Trans>}
          note={<Trans>Confirms you owe nothing</Trans>}
          to={fillPath(innerRoutes.closingLetter, { orderId })}
        />
      )}
      {hasStatement(loan) && (
        <ListItem
          icon={<ReceiptIcon />}
          title={<Trans>Statement</Trans>}
          note={<Trans>Every transaction, year by year</Trans>}
          to={fillPath(innerRoutes.statement, { orderId })}
        />
      )}
    </>
  );
}

/** The link to extend the next payment; the price is shown there before any choice. */
function MoreTime({ loan }: { loan: LoanDetails }) {
  const { today } = useClock();
  const isOffered = useIsOffered();
  const path = pathTo('repayDelayUrl', { orderId: loan.orderId });
  const due = isBeingPaid(loan.orderStatus)
    ? dueNow(loan.repay_plans, today(), loan.transactions)
    : undefined;
  if (!due || !isOffered(path)) return null;
  return (
    <ListItem
      icon={<ClockClockwiseIcon />}
      title={due.isLate ? <Trans>I can’t pay right now</Trans> : <Trans>Need more time?</Trans>}
      note={due.isLate ? <Trans>See what can help</Trans> : <Trans>See the cost first</Trans>}
      to={path}
    />
  );
}

/** The link to automatic payments, with their next collection. */
function Autopay({ loan: { orderId, orderStatus, canAutopay, autopay } }: { loan: LoanDetails }) {
  const isOffered = useIsOffered();
  const text = useDayText();
  const path = pathTo('autopay', { orderId });
  if (!isBeingPaid(orderStatus) || canAutopay === false || !isOffered(path)) return null;
  const day = autopay?.state === 'planned' ? text.day(autopay.collectOn) : undefined;
  return (
    <ListItem
      icon={<CalendarDotsIcon />}
      title={<Trans>Automatic payments</Trans>}
      note={
        day === undefined ? (
          <Trans>Collected on the due date, never twice</Trans>
        ) : (
          <Trans>Will be collected on {day}</Trans>
        )
      }
      to={path}
    />
  );
}

function Account({ loan, bank }: { loan: LoanDetails; bank: NonNullable<LoanDetails['bank']> }) {
  const text = useDayText();
  const account = `${bank.bankName} ${maskAccount(bank.tail)}`;
  if (loan.loanTime === undefined) return account;
  const day = text.short(loan.loanTime);
  return (
    <Trans>
      {account}, {day}
    </Trans>
  );
}
