import { Money, Row, Rows, Sum, useAmountText } from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { AmountsHiddenProvider, useAmountsHidden } from '@clearloan/app-runtime';
import type { ReactNode } from 'react';
import { formatPercent, type Minor } from '@clearloan/formatting';
import type { Payments, PriceParts } from '../rules/price';

/** The price line by line: payout + interest + fee + tax + charges = repayment. */
export function PriceRows({ price, marked }: { price: PriceParts; marked?: boolean | undefined }) {
  return (
    <div>
      <Rows>
        <Row label={<Trans>You get</Trans>} swatch="principal">
          <Money amount={price.youGet} />
        </Row>
        <Row label={<Trans>Interest</Trans>} swatch="interest">
          <Money amount={price.interest} />
        </Row>
        <Row label={<Trans>Processing fee</Trans>} swatch="fee">
          <Money amount={price.fee} />
        </Row>
        <Row label={<Trans>Tax on the fee</Trans>} swatch="tax">
          <Money amount={price.tax} />
        </Row>
        {price.charges > 0 && (
          <Row label={<Trans>Insurance and other charges</Trans>}>
            <Money amount={price.charges} />
          </Row>
        )}
        <Sum label={<Trans>You pay back</Trans>}>
          <Money amount={price.payBack} highlighted={marked} />
        </Sum>
      </Rows>
    </div>
  );
}

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

/** The method behind the APR, since three methods give three figures. */
export function AprMethod({ method }: { method: string }) {
  switch (method) {
    case 'nominal':
      return (
        <Trans>
          APR: the monthly rate at which your payments equal what you get, times 12. Includes fee and tax.
        </Trans>
      );
    case 'actuarial':
      return <Trans>APR: the actuarial rate for a year, including fee and tax.</Trans>;
    case 'effective':
      return <Trans>APR: the yearly rate with compound interest, including fee and tax.</Trans>;
    default:
      return <Trans>APR: the cost of the loan for a year, including fee and tax.</Trans>;
  }
}

/**
 * Always shows amounts: nobody can agree to a price they cannot see. Hiding applies to what one owes, not to what
 * one is about to sign.
 */
export function AmountsShown({ children }: { children: ReactNode }) {
  const { toggle } = useAmountsHidden();
  return (
    <AmountsHiddenProvider hidden={false} toggle={toggle}>
      {children}
    </AmountsHiddenProvider>
  );
}

interface LateTextProps {
  percentPerDay: string;
  cap?: Minor | undefined;
  graceDays?: number | undefined;
}

/** The cost of late payment, and its cap. */
export function LateText({ percentPerDay, cap, graceDays = 0 }: LateTextProps) {
  const amounts = useAmountText();
  const percent = formatPercent(percentPerDay);
  const most = cap === undefined ? undefined : amounts.text(cap);
  return (
    <>
      {graceDays === 0 ? (
        <Trans>A late fee of {percent} of the unpaid amount per day, plus any tax.</Trans>
      ) : (
        <Plural
          value={graceDays}
          one={`The first day late is free. After that, a late fee of ${percent} of the unpaid amount per day, plus any tax.`}
          other={`The first # days late are free. After that, a late fee of ${percent} of the unpaid amount per day, plus any tax.`}
        />
      )}
      {most !== undefined && (
        <>
          {' '}
          <Trans>Never more than {most} in total, before tax.</Trans>
        </>
      )}
    </>
  );
}
