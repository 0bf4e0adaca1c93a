import type { Minor } from '@clearloan/formatting';
import { Money } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** The fee of a payment method; zero has its own word. `added` as a surcharge: `+¥5.00`. */
export const FeeText = ({ fee, added }: { fee: Minor; added?: boolean | undefined }) =>
  fee === 0 ? <Trans>Free</Trans> : <Money amount={fee} signed={added} />;
