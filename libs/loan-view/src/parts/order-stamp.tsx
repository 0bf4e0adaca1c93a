import { isKnown } from '@clearloan/api-client/declare';
import { orderStatusValues, type OrderStatus } from '@clearloan/loan-contract';
import type { Day } from '@clearloan/formatting';
import { useClock } from '@clearloan/app-runtime';
import { Stamp, XCircleFillIcon } from '@clearloan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { dueOf } from '../rules/payment-progress';
import { orderStampLook, type OrderStatusLabel } from '../rules/order-stamp';
import { DueStamp } from './due-text';

const label: Record<OrderStatusLabel, ReturnType<typeof msg>> = {
  draft: msg`Not sent yet`,
  reviewing: msg`In review`,
  rejected: msg`Not approved`,
  approved: msg`Approved`,
  disbursing: msg`Money on its way`,
  disburseFailed: msg`Money didn’t arrive`,
  repaying: msg`To pay`,
  overdue: msg`Late`,
  settled: msg`Paid off`,
  cancelled: msg`Cancelled`,
  withdrawn: msg`Returned`,
};

const crossed = new Set<OrderStatus>(['rejected', 'cancelled']);

export interface OrderStampProps {
  status: OrderStatus;
  /** The lender's own text, for a status that this build does not know. */
  statusText: string;
  /** Of a loan in repayment: the stamp then shows the state of its next payment. */
  nextDue?: Day | undefined;
  overdueDays?: number | undefined;
}

/** The status of an order as icon, word and colour. */
export function OrderStamp({ status, statusText, nextDue, overdueDays }: OrderStampProps) {
  const { i18n } = useLingui();
  const { today } = useClock();
  if ((status === 'repaying' || status === 'overdue') && nextDue !== undefined)
    return <DueStamp due={dueOf(nextDue, today(), overdueDays)} />;
  return (
    <Stamp kind={orderStampLook(status)} icon={crossed.has(status) ? XCircleFillIcon : undefined}>
      {isKnown(orderStatusValues, status) ? i18n._(label[status]) : statusText}
    </Stamp>
  );
}
