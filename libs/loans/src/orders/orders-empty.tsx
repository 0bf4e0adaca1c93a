import { LensArt, PaidSlipArt, TickedListArt, TicketArt, TrayArt, EmptyState } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { OrderType } from '../contract';

/** A tab without orders: what it will contain, and how. The next action is the pinned one. */
export function OrdersEmpty({ tab }: { tab: OrderType }) {
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
