import { Fold, LinkAction, Slip, Text } from '@clearloan/ui';
import { pathTo } from '@clearloan/routes';
import { Trans } from '@lingui/react/macro';
import type { Order } from '../contract';
import { useDayText } from '../parts/day-text';
import { OrderStamp } from '../parts/order-stamp';

/** A pending application on the slip of the home screen: its status and who has to act next. */
export function ApplicationSlip({ order }: { order: Order }) {
  return (
    <Slip
      title={order.productName}
      corner={<OrderStamp status={order.orderStatus} statusText={order.orderStatusText} />}
    >
      <Text size="lg" bold>
        <WhatHappens order={order} />
      </Text>
      <SentOn order={order} />
      <Fold />
      <LinkAction to={pathTo('loanDetailUrl', { orderId: order.orderId })}>
        <Trans>View application</Trans>
      </LinkAction>
    </Slip>
  );
}

function WhatHappens({ order }: { order: Order }) {
  switch (order.orderStatus) {
    case 'draft':
      return <Trans>You haven’t sent your application yet.</Trans>;
    case 'reviewing':
      return <Trans>The lender is reviewing your application.</Trans>;
    case 'approved':
      return <Trans>You’re approved. See the price, then decide.</Trans>;
    case 'disbursing':
      return <Trans>Your money is on its way.</Trans>;
    case 'disburseFailed':
      return <Trans>Your bank sent the money back. Choose another account.</Trans>;
    default:
      return order.orderStatusText;
  }
}

function SentOn({ order }: { order: Order }) {
  const { shortOf } = useDayText();
  if (order.orderStatus !== 'reviewing' || order.statusAt === undefined) return null;
  const day = shortOf(order.statusAt);
  return (
    <Text size="sm" tone="dim">
      <Trans>Sent {day}</Trans>
    </Text>
  );
}
