import type { Cost, LoanCharge } from '@clearloan/loan-contract';
import { Text, useAmountText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { wholeCharge } from '../rules/price';

/** Each charge besides the fee: its purpose, its total, and how it is paid. All are included in the APR. */
export function ChargeLines({ offer: { charges = [], repay_plans: plans } }: { offer: Cost }) {
  return charges.map((charge, index) => (
    <Text key={`${charge.name}-${String(index)}`} size="sm" tone="dim">
      <ChargeLine charge={charge} payments={plans.length} />
    </Text>
  ));
}

function ChargeLine({ charge, payments }: { charge: LoanCharge; payments: number }) {
  const amounts = useAmountText();
  const { name, paid } = charge;
  const whole = amounts.text(wholeCharge(charge, payments));
  const each = amounts.text(charge.amount + (charge.gst ?? 0));
  const isOthers = charge.payee === 'thirdParty';
  switch (paid) {
    case 'deducted':
      return isOthers ? (
        <Trans>
          {name}, {whole}, passed on to another company: deducted from the money you get
        </Trans>
      ) : (
        <Trans>
          {name}, {whole}: deducted from the money you get
        </Trans>
      );
    case 'eachTime':
      return (
        <Trans>
          {name}, {whole} in total: {each} on top of each payment
        </Trans>
      );
    default:
      return isOthers ? (
        <Trans>
          {name}, {whole}, to another company: paid separately at the start
        </Trans>
      ) : (
        <Trans>
          {name}, {whole}: paid separately at the start
        </Trans>
      );
  }
}
