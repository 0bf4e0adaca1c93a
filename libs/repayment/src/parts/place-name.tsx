import { Trans } from '@lingui/react/macro';
import type { PayPlace } from '../rules/pay-methods';

/** Where one goes to pay. */
export function PlaceName({ place }: { place: PayPlace }) {
  switch (place) {
    case 'bank':
      return <Trans>Bank</Trans>;
    case 'wallet':
      return <Trans>Wallet</Trans>;
    case 'upi':
      return <Trans>UPI</Trans>;
    case 'shop':
      return <Trans>Shop</Trans>;
    case 'other':
      return <Trans>Other</Trans>;
  }
}
