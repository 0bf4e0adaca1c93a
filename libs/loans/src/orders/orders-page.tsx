import { pathTo, withOwnKeys } from '@clearloan/routes';
import {
  Button,
  isOffline,
  Pad,
  Page,
  PageTabs,
  PrimaryAction,
  PrimaryRetry,
  SkeletonList,
  LensArt,
  PaidSlipArt,
  TickedListArt,
  TicketArt,
  TrayArt,
  EmptyState,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { OrderType } from '@clearloan/loan-view/contract';
import { OrderGroups } from './order-groups';
import { ReadFailure } from '@clearloan/loan-view';
import { useOrderPages } from '../queries';
import { tabOf } from '../first-reads';
import './orders-page.css';

export { ordersReads } from '../first-reads';

/** All loans and applications of the borrower, in five tabs. The tab is in the URL, so Back works. */
export function OrdersPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tab = tabOf(search.get('_tab'));
  const orders = useOrders(tab);
  const isEmpty = orders.isLoaded && orders.list.length === 0;
  const choose = (next: OrderType) => {
    void navigate(withOwnKeys(pathTo('order'), { _tab: next === 'all' ? undefined : next }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <Page title={t`My loans`} heading="root" tabs bottomBar={<HomeBottomBar orders={orders} />}>
      <PageTabs
        label={t`Loans by status`}
        value={tab}
        onChange={choose}
        tabs={[
          { value: 'all', label: <Trans>All</Trans> },
          { value: 'repaying', label: <Trans>To pay</Trans>, count: orders.counts?.repaying },
          { value: 'unfinished', label: <Trans>In review</Trans>, count: orders.counts?.unfinished },
          { value: 'settled', label: <Trans>Paid</Trans> },
          { value: 'closed', label: <Trans>Closed</Trans> },
        ]}
      >
        {orders.failed && <ReadFailure read={orders.failed} title={t`Your loans didn’t load`} />}
        {isEmpty && <OrdersEmpty tab={tab} />}
        <OrderGroups orders={orders.list} isWhole={orders.isLoaded && !orders.hasMore} />
        {!orders.isLoaded && !orders.failed && <SkeletonList rows={orders.list.length === 0 ? 4 : 2} />}
        {orders.isLoaded && orders.hasMore && <ShowMore onClick={orders.showMore} />}
      </PageTabs>
    </Page>
  );
}

function HomeBottomBar({ orders: { failed, list, isLoaded } }: { orders: Orders }) {
  if (failed && isOffline(failed)) return <PrimaryRetry read={failed} />;
  if (!isLoaded || list.length > 0) return null;
  return (
    <PrimaryAction to={pathTo('main')}>
      <Trans>View loans</Trans>
    </PrimaryAction>
  );
}

const ShowMore = ({ onClick }: { onClick: () => void }) => (
  <div className="cl-loans-more">
    <Pad>
      <Button kind="line" onClick={onClick}>
        <Trans>Show more</Trans>
      </Button>
    </Pad>
  </div>
);

type Orders = ReturnType<typeof useOrders>;

/** The loaded pages of one tab, as one list. Reopening a tab starts at its first page. */
function useOrders(tab: OrderType) {
  const [position, setPosition] = useState({ tab, pageCount: 1 });
  const pageCount = position.tab === tab ? position.pageCount : 1;
  const pages = useOrderPages(tab, pageCount);
  return {
    failed: pages.find(({ isError }) => isError),
    list: pages.flatMap(({ data }) => data?.list ?? []),
    counts: pages.find(({ data }) => data)?.data?.counts,
    hasMore: pages.at(-1)?.data?.hasMore ?? false,
    isLoaded: pages.every(({ data }) => data !== undefined),
    showMore: () => setPosition({ tab, pageCount: pageCount + 1 }),
  };
}

/** A tab without orders: what it will contain, and how. The next action is the pinned one. */
function OrdersEmpty({ tab }: { tab: OrderType }) {
  switch (tab) {
    case 'all':
      return (
        <EmptyState art={<TicketArt />} title={<Trans>No loans yet</Trans>}>
          <Trans>See what a loan costs before you apply.</Trans>
        </EmptyState>
      );
    case 'repaying':
      return (
        <EmptyState art={<PaidSlipArt />} title={<Trans>Nothing to pay</Trans>}>
          <Trans>Loans stay here until you’ve paid them off.</Trans>
        </EmptyState>
      );
    case 'unfinished':
      return (
        <EmptyState art={<LensArt />} title={<Trans>Nothing in review</Trans>}>
          <Trans>When you apply for a loan, you can follow it here.</Trans>
        </EmptyState>
      );
    case 'settled':
      return (
        <EmptyState art={<TickedListArt />} title={<Trans>No paid-off loans yet</Trans>}>
          <Trans>When you pay off a loan, its receipt stays here.</Trans>
        </EmptyState>
      );
    case 'closed':
      return (
        <EmptyState art={<TrayArt />} title={<Trans>Nothing closed yet</Trans>}>
          <Trans>Applications that didn’t go through show up here.</Trans>
        </EmptyState>
      );
  }
}
