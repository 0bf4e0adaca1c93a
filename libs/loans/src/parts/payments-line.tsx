import { useAmountText } from '@clearloan/ui';
import { Plural } from '@lingui/react/macro';
import type { Payments } from '../rules/price';

/** "6 payments of ¥2,677.89, the last one ¥2,677.87". */
export function PaymentsLine({ payments }: { payments: Pick<Payments, 'count' | 'each' | 'last'> }) {
  const amounts = useAmountText();
  const { count, last } = payments;
  const each = amounts.text(payments.each);
  if (last === undefined)
    return <Plural value={count} one={`One payment of ${each}`} other={`# payments of ${each}`} />;
  const lastAmount = amounts.text(last);
  return (
    <Plural
      value={count}
      one={`One payment of ${each}`}
      other={`# payments of ${each}, the last one ${lastAmount}`}
    />
  );
}
