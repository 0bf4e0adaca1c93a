import { fillPath, pathTo } from '@clearloan/routes';
import {
  Button,
  EmptyState,
  FileTextIcon,
  List,
  ListHeading,
  ListItem,
  Pad,
  Page,
  PrimaryAction,
  ReceiptIcon,
  SkeletonList,
  useDayText,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Order } from '@clearloan/loan-view/contract';
import { ReadFailure } from '@clearloan/loan-view';
import { useOrderPages } from '../queries';
import { innerRoutes } from '../inner-routes';
import { hasClosingLetter, hasStatement } from '../rules/order-papers';

/** The letters and statements of all loans that were paid out, newest loan first. */
export function StatementsPage() {
  const { t } = useLingui();
  const [pageCount, setPageCount] = useState(1);
  const pages = useOrderPages('all', pageCount);
  const failed = pages.find(({ isError }) => isError);
  const isLoaded = pages.every(({ data }) => data !== undefined);
  const hasMore = pages.at(-1)?.data?.hasMore ?? false;
  const loans = pages.flatMap(({ data }) => data?.list ?? []).filter(hasStatement);
  const isEmpty = isLoaded && !hasMore && loans.length === 0;
  return (
    <Page
      title={t`Statements and letters`}
      back={pathTo('mine')}
      bottomBar={
        isEmpty && (
          <PrimaryAction kind="line" to={pathTo('order')}>
            <Trans>View my loans</Trans>
          </PrimaryAction>
        )
      }
    >
      {failed && <ReadFailure read={failed} title={t`Your loans didn’t load`} />}
      {loans.map((order) => (
        <LoanPapersOf key={order.orderId} order={order} />
      ))}
      {!isLoaded && !failed && <SkeletonList rows={4} />}
      {isEmpty && (
        <EmptyState title={<Trans>No statements yet</Trans>}>
          <Trans>Each loan has a yearly statement, and a closing letter once it’s paid off.</Trans>
        </EmptyState>
      )}
      {isLoaded && hasMore && (
        <Pad>
          <Button kind="line" onClick={() => setPageCount(pageCount + 1)}>
            <Trans>Show more</Trans>
          </Button>
        </Pad>
      )}
    </Page>
  );
}

function LoanPapersOf({ order }: { order: Order }) {
  const { withYear } = useDayText();
  const { orderId, orderNo, productName, loanTime, orderStatusText } = order;
  const day = loanTime === undefined ? undefined : withYear(loanTime);
  return (
    <>
      <ListHeading>
        {day === undefined ? (
          productName
        ) : (
          <Trans>
            {productName}, from {day}
          </Trans>
        )}
      </ListHeading>
      <List>
        {hasClosingLetter(order) && (
          <ListItem
            icon={<FileTextIcon />}
            title={<Trans>Closing letter</Trans>}
            note={orderStatusText}
            to={fillPath(innerRoutes.closingLetter, { orderId })}
          />
        )}
        <ListItem
          icon={<ReceiptIcon />}
          title={<Trans>Statement</Trans>}
          note={orderNo}
          to={fillPath(innerRoutes.statement, { orderId })}
        />
      </List>
    </>
  );
}
