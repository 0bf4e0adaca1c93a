import { pathTo } from '@clearloan/routes';
import { useMarket } from '@clearloan/app-runtime';
import { List, ListHeading, Money, RecordItem, Stamp, useAmountText, useDayText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { dayOf, type Day, type Minor } from '@clearloan/formatting';
import type { Order } from '@clearloan/loan-view/contract';
import { OrderStamp, ProgressStamp, ProductLogo } from '@clearloan/loan-view';
import {
  isBeingPaid,
  isEnded,
  isCovered,
  progressOf,
  type PaymentProgress,
} from '@clearloan/loan-view/rules';

interface OrderGroupsProps {
  orders: readonly Order[];
  /** All pages are loaded: only then is a sum over the open orders complete. */
  isWhole: boolean;
}

/** Orders as a list: open ones first, then by the year in which they ended. */
export function OrderGroups({ orders, isWhole }: OrderGroupsProps) {
  const { timeZone } = useMarket();
  return groupOrders(orders, timeZone).map((group) => (
    <section key={group.isOpen ? 'open' : (group.year ?? '')}>
      <ListHeading aside={group.isOpen && isWhole ? <LeftToPay orders={group.orders} /> : undefined}>
        <GroupName group={group} />
      </ListHeading>
      <List>
        {group.orders.map((order) => (
          <OrderItem key={order.orderId} order={order} />
        ))}
      </List>
    </section>
  ));
}

function GroupName({ group }: { group: OrderGroup }) {
  if (group.isOpen) return <Trans>Open</Trans>;
  return group.year ?? <Trans>Earlier</Trans>;
}

function LeftToPay({ orders }: { orders: readonly Order[] }) {
  const amounts = useAmountText();
  const left = leftOver(orders);
  if (left === 0) return null;
  const amount = amounts.text(left);
  return <Trans>{amount} left to pay</Trans>;
}

/** Money in progress replaces the due date once it covers the payment, or requires action by the borrower. */
function OrderItem({ order }: { order: Order }) {
  const progress = progressOfOrder(order);
  const isStamped = isCovered(progress) || progress?.state === 'amountDiffers';
  return (
    <RecordItem
      to={pathTo('loanDetailUrl', { orderId: order.orderId })}
      art={<ProductLogo path={order.productLogo} />}
      title={order.productName}
      value={<Money amount={order.orderAmount} />}
      stamp={
        order.checkedSince !== undefined ? (
          <Stamp kind="wait">{order.orderStatusText}</Stamp>
        ) : isStamped ? (
          <ProgressStamp state={progress.state} />
        ) : (
          <OrderStamp
            status={order.orderStatus}
            statusText={order.orderStatusText}
            nextDue={order.nextDue}
            overdueDays={order.overdueDays}
          />
        )
      }
      aside={<OrderAside order={order} />}
    />
  );
}

/** The next payment of an active loan, otherwise the date on which the order reached its status. */
function OrderAside({ order }: { order: Order }) {
  const { timeZone } = useMarket();
  const amounts = useAmountText();
  const text = useDayText();
  const progress = progressOfOrder(order);
  if (isCovered(progress)) return <ProgressAside progress={progress} />;
  if (isBeingPaid(order.orderStatus) && order.nextAmount !== undefined) {
    const amount = amounts.text(progress?.rest ?? order.nextAmount);
    if (order.nextOriginalDue === undefined) return <Trans>Pay {amount}</Trans>;
    const firstDay = text.short(order.nextOriginalDue);
    const day = text.short(order.nextDue ?? order.nextOriginalDue);
    return (
      <Trans>
        Pay {amount} by {day}, moved from {firstDay}
      </Trans>
    );
  }
  const at = dayOfOrder(order, timeZone);
  if (at === undefined) return null;
  const day = text.short(at);
  return order.orderStatus === 'reviewing' ? <Trans>Sent {day}</Trans> : day;
}

/** What a list shows instead of "Pay ¥2,142.31". */
function ProgressAside({ progress: { state, amount: total } }: { progress: PaymentProgress }) {
  const amounts = useAmountText();
  const amount = amounts.text(total);
  switch (state) {
    case 'amountDiffers':
      return <Trans>Check {amount}</Trans>;
    case 'notFound':
      return <Trans>Looking for {amount}</Trans>;
    case 'code':
      return <Trans>Code for {amount}</Trans>;
    case 'checking':
      return <Trans>Checking {amount}</Trans>;
    case 'collecting':
      return <Trans>We’re collecting {amount}</Trans>;
  }
}

/** Money in progress relative to the next payment of an order; `undefined` if there is none. */
const progressOfOrder = ({
  nextPeriodNo,
  nextAmount,
  paymentsInProgress,
}: Order): PaymentProgress | undefined =>
  progressOf(
    paymentsInProgress,
    nextPeriodNo === undefined ? [] : [{ periodNo: nextPeriodNo, open: nextAmount ?? 0 }],
  );

/** The open orders together, then the ended ones by year. */
interface OrderGroup {
  /** `undefined` for open orders, and for ended ones without a date from the lender. */
  readonly year: string | undefined;
  readonly isOpen: boolean;
  readonly orders: readonly Order[];
}

/** The date that a list shows beside an order: when it reached its status, in the loan's time zone. */
export const dayOfOrder = ({ statusAt, loanTime }: Order, timeZone: string): Day | undefined =>
  statusAt === undefined ? loanTime : dayOf(statusAt, timeZone);

/** Groups orders for the list; within a group they keep the lender's order. */
export function groupOrders(orders: readonly Order[], timeZone: string): OrderGroup[] {
  const groups = new Map<string, { year: string | undefined; isOpen: boolean; orders: Order[] }>();
  for (const order of orders) {
    const isOpen = !isEnded(order.orderStatus);
    const year = isOpen ? undefined : dayOfOrder(order, timeZone)?.slice(0, 4);
    const key = isOpen ? 'open' : (year ?? '');
    const group = groups.get(key) ?? { year, isOpen, orders: [] };
    group.orders.push(order);
    groups.set(key, group);
  }
  return [...groups.values()].sort(openThenNewest);
}

const openThenNewest = (one: OrderGroup, other: OrderGroup): number =>
  Number(other.isOpen) - Number(one.isOpen) || (other.year ?? '').localeCompare(one.year ?? '');

/** The open amount of all these orders. */
export const leftOver = (orders: readonly Order[]): Minor =>
  orders.reduce((sum, { left }) => sum + (left ?? 0), 0);
