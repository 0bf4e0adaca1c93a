import { maskAccount } from '@clearloan/formatting';
import { fillPath, pathTo } from '@clearloan/routes';
import { useClock } from '@clearloan/app-runtime';
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
  useDayText,
} from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { Loan } from '@clearloan/loan-view/contract';
import { innerRoutes } from '../inner-routes';
import { dueNow } from '../rules/next-payment';
import { hasClosingLetter, hasStatement } from '../rules/order-papers';
import { isBeingPaid } from '@clearloan/loan-view/rules';
import '@clearloan/loan-view/terms/loan-papers.css';

/** Everything else about a loan: extension, agreements, letter and statement, lender, payout account, number. */
export function LoanPapers({ loan }: { loan: Loan }) {
  const { bank, lender, orderId, orderNo, orderStatus } = loan;
  const isRejected = orderStatus === 'rejected';
  return (
    <div className="cl-loans-papers">
      <List>
        <ExtensionLink loan={loan} />
        <AutopayLink loan={loan} />
        {/* Of a rejected order nothing was signed. */}
        {!isRejected && (
          <ListItem
            icon={<FileTextIcon />}
            title={<Trans>Agreements</Trans>}
            to={fillPath(innerRoutes.agreements, { orderId })}
          />
        )}
        <LoanDocuments loan={loan} />
        <ListItem icon={<BuildingsIcon />} title={lender.legalName} note={lender.registration} />
        {/* No money goes anywhere for a rejected or cancelled order. */}
        {bank && !isRejected && orderStatus !== 'cancelled' && (
          <ListItem
            icon={<BankIcon />}
            title={loan.loanTime === undefined ? <Trans>Money goes to</Trans> : <Trans>Paid out to</Trans>}
            note={<PayoutAccountText loan={loan} bank={bank} />}
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
function LoanDocuments({ loan }: { loan: Loan }) {
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
function ExtensionLink({ loan }: { loan: Loan }) {
  const { today } = useClock();
  const duePayment = isBeingPaid(loan.orderStatus)
    ? dueNow(loan.repay_plans, today(), loan.transactions)
    : undefined;
  if (!duePayment) return null;
  return (
    <ListItem
      icon={<ClockClockwiseIcon />}
      title={duePayment.isLate ? <Trans>I can’t pay right now</Trans> : <Trans>Need more time?</Trans>}
      note={duePayment.isLate ? <Trans>See what can help</Trans> : <Trans>See the cost first</Trans>}
      to={pathTo('repayDelayUrl', { orderId: loan.orderId })}
    />
  );
}

/** The link to automatic payments, with their next collection. */
function AutopayLink({ loan: { orderId, orderStatus, canAutopay, autopay } }: { loan: Loan }) {
  const { day: formatDay } = useDayText();
  if (!isBeingPaid(orderStatus) || canAutopay === false) return null;
  const day = autopay?.state === 'planned' ? formatDay(autopay.collectOn) : undefined;
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
      to={pathTo('autopay', { orderId })}
    />
  );
}

function PayoutAccountText({ loan, bank }: { loan: Loan; bank: NonNullable<Loan['bank']> }) {
  const { short: formatDay } = useDayText();
  const account = `${bank.bankName} ${maskAccount(bank.tail)}`;
  if (loan.loanTime === undefined) return account;
  const day = formatDay(loan.loanTime);
  return (
    <Trans>
      {account}, {day}
    </Trans>
  );
}
