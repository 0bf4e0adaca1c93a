import { pathTo } from '@clearloan/routes';
import { List, ListItem, Money, Section, Stamp, useDayText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { Collection } from '../contract';

export interface AutopayHistoryProps {
  orderId: string;
  collections: readonly Collection[];
}

/** What was collected, and what was left to the borrower and why; a collected payment links to its receipt. */
export function AutopayHistory({ orderId, collections }: AutopayHistoryProps) {
  const { day } = useDayText();
  if (collections.length === 0) return null;
  return (
    <Section title={<Trans>Collection history</Trans>}>
      <List>
        {collections.map((collection) => {
          const { periodNo, amount, paymentId } = collection;
          const appearance = {
            title: <Trans>Payment {periodNo}</Trans>,
            note: (
              <>
                {day(collection.day)} <Outcome collection={collection} />
              </>
            ),
            value: <Money amount={amount} />,
          };
          const key = `${String(periodNo)} ${collection.day}`;
          return paymentId === undefined ? (
            <ListItem key={key} {...appearance} />
          ) : (
            <ListItem key={key} {...appearance} to={pathTo('paymentDetail', { orderId, paymentId })} />
          );
        })}
      </List>
    </Section>
  );
}

function Outcome({ collection: { outcome } }: { collection: Collection }) {
  switch (outcome) {
    case 'collected':
      return (
        <Stamp kind="paid">
          <Trans>Collected</Trans>
        </Stamp>
      );
    case 'collecting':
      return (
        <Stamp kind="wait">
          <Trans>Being collected</Trans>
        </Stamp>
      );
    case 'refused':
      return (
        <Stamp kind="over">
          <Trans>Refused by your bank</Trans>
        </Stamp>
      );
    case 'returned':
      return (
        <Stamp kind="over">
          <Trans>Taken back by your bank</Trans>
        </Stamp>
      );
    case 'cancelled':
      return (
        <Stamp kind="idle">
          <Trans>Stopped by you</Trans>
        </Stamp>
      );
    case 'overCap':
      return (
        <Stamp kind="due">
          <Trans>Above your limit</Trans>
        </Stamp>
      );
    case 'inProgress':
      return (
        <Stamp kind="idle">
          <Trans>Paid by you</Trans>
        </Stamp>
      );
    default:
      return <Stamp kind="idle">{outcome}</Stamp>;
  }
}
