import type { Minor } from '@clearloan/formatting';
import {
  ChoiceList,
  Pad,
  Stack,
  Text,
  useAmountText,
  BankIcon,
  DeviceMobileIcon,
  StorefrontIcon,
  WalletIcon,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PayType } from '../contract';
import type { PayMethods } from '../rules/pay-methods';
import { FeeText } from './line-text';

export interface MethodChoiceProps {
  methods: PayMethods;
  /** The amount to pay, without a fee. */
  amount: Minor;
  value: string | undefined;
  onChange: (payType: string) => void;
}

/** The payment methods, each with its cost before it is chosen; those that do not accept the amount explain why. */
export function MethodChoice({ methods, amount, value, onChange }: MethodChoiceProps) {
  const { t } = useLingui();
  return (
    <Stack gap={3}>
      <ChoiceList
        label={t`How do you want to pay?`}
        value={value}
        onChange={onChange}
        choices={methods.fitting.map(({ payType, name, kind, fee, speed }) => ({
          value: payType,
          title: name,
          note: speed,
          icon: <MethodIcon kind={kind} />,
          price: <FeeText fee={fee} added />,
        }))}
      />
      {methods.others.map((method) => (
        <Bounds key={method.payType} method={method} amount={amount} />
      ))}
    </Stack>
  );
}

/** Why a payment method is unavailable: the amount is above its maximum or below its minimum. */
function Bounds({ method: { name, min = 0, max }, amount }: { method: PayType; amount: Minor }) {
  const amounts = useAmountText();
  const least = amounts.text(min);
  const most = max !== undefined && amount > max ? amounts.text(max) : undefined;
  return (
    <Pad>
      <Text size="sm" tone="dim">
        {most === undefined ? (
          <Trans>
            The minimum for {name} is {least}.
          </Trans>
        ) : (
          <Trans>
            The maximum for {name} is {most}.
          </Trans>
        )}
      </Text>
    </Pad>
  );
}

/** The icon of a payment method, by the lender's kind. */
function MethodIcon({ kind }: { kind: string }) {
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
