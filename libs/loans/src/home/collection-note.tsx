import { pathTo } from '@clearloan/routes';
import { LinkAction, Note } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { RepayItem } from '../contract';
import { useDayText } from '../parts/day-text';
import { Noted } from '../parts/noted';

/** Under the slip: the day on which a mandate collects the payment, so that nobody pays it by hand too. */
export function CollectionNote({ item: { orderId, collectOn } }: { item: RepayItem }) {
  const text = useDayText();
  if (collectOn === undefined) return null;
  const day = text.day(collectOn);
  return (
    <Noted>
      <Note title={<Trans>Will be collected on {day}</Trans>}>
        <LinkAction to={pathTo('autopay', { orderId })}>
          <Trans>Automatic payments</Trans>
        </LinkAction>
      </Note>
    </Noted>
  );
}
