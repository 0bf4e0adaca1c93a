import { pathTo } from '@clearloan/routes';
import {
  ArrowDownLeftIcon,
  ArrowUpRightIcon,
  List,
  ListItem,
  Money,
  Section,
  Stamp,
  useDayText,
} from '@clearloan/ui';
import { isKnown } from '@clearloan/api-client/declare';
import { transactionStatusValues, type Transaction, type TransactionStatus } from '@clearloan/loan-contract';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isMoney, movedAmount, transactionLook } from '../rules/loan-page';

const statusText: Record<(typeof transactionStatusValues)[number], ReturnType<typeof msg>> = {
  waiting: msg`Waiting for your money`,
  verifying: msg`We’re checking`,
  posted: msg`Received`,
  notFound: msg`Not found yet`,
  amountDiffers: msg`A different amount arrived`,
  refused: msg`Rejected`,
  expired: msg`Ended`,
  returned: msg`Sent back`,
  reversed: msg`Taken back by your bank`,
  collecting: msg`Being collected`,
  sending: msg`On its way`,
};

export interface MoneyMovedProps {
  orderId: string;
  transactions: readonly Transaction[];
}

/** Payouts and payments, newest first, each with its status; a payment links to its receipt. */
export function MoneyMoved({ orderId, transactions }: MoneyMovedProps) {
  const movements = transactions.filter(isMoney);
  if (movements.length === 0) return null;
  return (
    <Section title={<Trans>Transactions</Trans>}>
      <List>
        {movements.map((transaction) => (
          <Movement key={transaction.paymentId} orderId={orderId} transaction={transaction} />
        ))}
      </List>
    </Section>
  );
}

function Movement({ orderId, transaction }: { orderId: string; transaction: Transaction }) {
  const { dayAndTime } = useDayText();
  const amount = movedAmount(transaction);
  const isPayment = amount < 0;
  const appearance = {
    icon: isPayment ? <ArrowUpRightIcon /> : <ArrowDownLeftIcon />,
    title: <Title transaction={transaction} />,
    note: (
      <>
        {dayAndTime(transaction.at)} <StatusStamp status={transaction.status} />
      </>
    ),
    value: <Money amount={amount} signed />,
  };
  const path = pathTo('paymentDetail', { orderId, paymentId: transaction.paymentId });
  return isPayment ? <ListItem {...appearance} to={path} /> : <ListItem {...appearance} />;
}

function Title({ transaction }: { transaction: Transaction }) {
  const { kind, payName } = transaction;
  if (kind === 'payout') return <Trans>Sent to you</Trans>;
  if (kind === 'refund') return <Trans>Sent back to you</Trans>;
  return payName ?? <Trans>Your payment</Trans>;
}

/** Completed transfers need no stamp: the line itself is enough. */
function StatusStamp({ status }: { status: TransactionStatus }) {
  const { i18n } = useLingui();
  if (status === 'posted') return null;
  return (
    <Stamp kind={transactionLook(status)}>
      {isKnown(transactionStatusValues, status) ? i18n._(statusText[status]) : status}
    </Stamp>
  );
}
