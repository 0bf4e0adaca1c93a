import type { Minor } from '@clearloan/formatting';
import { Fold, Money, Row, Rows, Slip, Stack, Sum, Text, useAmountText } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PayOption } from '../rules/to-pay';
import { FeeText, PartName } from './line-text';
import type { Split } from '@clearloan/loan-math';

export interface PaySlipProps {
  option: PayOption;
  /** How many payments the loan has. */
  periods: number;
  fee: Minor;
}

/** What the borrower pays now, line by line, and the balance after it. */
export function PaySlip({ option, periods, fee }: PaySlipProps) {
  const { t } = useLingui();
  const { payment, lateFee, tax, alreadyPaid } = option.parts;
  return (
    <Slip label={t`What you’re paying`}>
      <Rows>
        <Row label={<OptionName option={option} periods={periods} />}>
          <Money amount={payment} />
        </Row>
        {lateFee > 0 && (
          <Row label={<Trans>Late fee</Trans>}>
            <Money amount={lateFee} />
          </Row>
        )}
        {tax > 0 && (
          <Row label={<Trans>Tax</Trans>}>
            <Money amount={tax} />
          </Row>
        )}
        {alreadyPaid > 0 && (
          <Row label={<Trans>Already paid</Trans>}>
            <Money amount={-alreadyPaid} signed />
          </Row>
        )}
        <Row label={<Trans>Payment fee</Trans>}>
          <FeeText fee={fee} />
        </Row>
      </Rows>
      <Stack gap={2}>
        <Rows>
          <Sum label={<Trans>You pay now</Trans>}>
            <Money amount={option.amount + fee} highlighted />
          </Sum>
        </Rows>
        <AfterThis option={option} />
      </Stack>
      {option.split && (
        <>
          <Fold />
          <WhereItGoes split={option.split} />
        </>
      )}
    </Slip>
  );
}

function OptionName({ option: { what, periodNos }, periods }: Pick<PaySlipProps, 'option' | 'periods'>) {
  const [first] = periodNos;
  const numbers = periodNos.join(', ');
  if (what === 'payoff') return <Trans>Full balance</Trans>;
  if (what === 'coolingOff') return <Trans>Returned loan</Trans>;
  if (what === 'amount') return <Trans>Part of the loan</Trans>;
  if (what === 'several')
    return (
      <Trans>
        Payments {numbers} of {periods}
      </Trans>
    );
  if (periodNos.length > 1) return <Trans>Late payments</Trans>;
  return (
    <Trans>
      Payment {first} of {periods}
    </Trans>
  );
}

function AfterThis({ option: { leftAfter, isLeftAtMost, saves } }: { option: PayOption }) {
  const amounts = useAmountText();
  const left = amounts.text(leftAfter);
  const saved = amounts.text(saves);
  return (
    <Text size="sm" tone="dim">
      {isLeftAtMost ? (
        <Trans>At most {left} left after this.</Trans>
      ) : leftAfter > 0 ? (
        <Trans>{left} left after this.</Trans>
      ) : saves > 0 ? (
        <Trans>Nothing left to pay after this. You save {saved}.</Trans>
      ) : (
        <Trans>Nothing left to pay after this.</Trans>
      )}
    </Text>
  );
}

const inOrder = [
  ['penalty', 'lateFee'],
  ['fee', 'loanFee'],
  ['interest', 'interest'],
  ['principal', 'principal'],
] as const;

/** How money is allocated to the loan, in this order. */
const WhereItGoes = ({ split }: { split: Split }) => (
  <div>
    <Text size="sm" tone="dim">
      <Trans>Where your money goes, in this order</Trans>
    </Text>
    <Rows>
      {inOrder
        .filter(([part]) => split[part] > 0)
        .map(([part, name]) => (
          <Row key={part} label={<PartName part={name} />}>
            <Money amount={split[part]} />
          </Row>
        ))}
    </Rows>
  </div>
);
