import { BankIcon, DeviceMobileIcon, StorefrontIcon, WalletIcon } from '@clearloan/ui';

/** A picture of a way to pay, by the lender's word for its kind. */
export function MethodIcon({ kind }: { kind: string }) {
  switch (kind) {
    case 'virtualAccount':
    case 'bankTransfer':
      return <BankIcon />;
    case 'store':
      return <StorefrontIcon />;
    case 'wallet':
    case 'upi':
      return <DeviceMobileIcon />;
    default:
      return <WalletIcon />;
  }
}
