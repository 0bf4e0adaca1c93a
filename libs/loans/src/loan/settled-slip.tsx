import { fillPath, pathTo } from '@clearloan/routes';
import {
  Fold,
  Inline,
  LinkAction,
  Money,
  Row,
  Rows,
  Seal,
  Slip,
  Stamp,
  Sum,
  Text,
  useDayText,
} from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { Loan } from '@clearloan/loan-view/contract';
import { innerRoutes } from '../inner-routes';
import { paidSoFar } from '../rules/next-payment';
import { paidApart } from '../rules/loan-page';
import { PaidApart } from '../parts/paid-apart';

/** A payment that early money ended has no charge of its own. */
const withoutWaived = (loan: Loan): Loan => ({
  ...loan,
  repay_plans: loan.repay_plans.filter(({ periodStatus }) => periodStatus !== 'waived'),
});

/** A loan that was paid off or returned, as a receipt: what was paid out, what was repaid, and its total cost. */
export function SettledSlip({ loan }: { loan: Loan }) {
  const text = useDayText();
  const ended = withoutWaived(loan);
  const paid = paidSoFar(loan.repay_plans) + paidApart(ended);
  const isReturned = loan.orderStatus === 'withdrawn';
  const day = loan.statusAt === undefined ? undefined : text.dayAndTime(loan.statusAt);
  return (
    <Slip label={loan.productName} corner={isReturned && <ReturnedStamp />}>
      <Text size="sm" tone="dim">
        {loan.productName}
      </Text>
      <div className="cl-sealed">
        <p>
          <Money amount={paid} size="figure-m" highlighted />
        </p>
        {!isReturned && (
          <Seal>
            <Trans>Paid</Trans>
          </Seal>
        )}
      </div>
      <Rows>
        <Row label={<Trans>You got</Trans>}>
          <Money amount={loan.netAmount} />
        </Row>
        <Row label={<Trans>It cost you</Trans>}>
          <Money amount={paid - loan.netAmount} />
        </Row>
        <Sum label={<Trans>You paid back</Trans>}>
          <Money amount={paid} />
        </Sum>
        {day !== undefined && (
          <Row label={isReturned ? <Trans>Returned on</Trans> : <Trans>Paid off on</Trans>}>{day}</Row>
        )}
        <Row label={<Trans>Left to pay</Trans>}>
          <Money amount={loan.left} />
        </Row>
      </Rows>
      <PaidApart cost={ended} />
      <Fold />
      <PaperLinks orderId={loan.orderId} />
    </Slip>
  );
}

const ReturnedStamp = () => (
  <Stamp kind="idle">
    <Trans>Returned</Trans>
  </Stamp>
);

function PaperLinks({ orderId }: Pick<Loan, 'orderId'>) {
  return (
    <Inline between>
      <LinkAction to={fillPath(innerRoutes.closingLetter, { orderId })}>
        <Trans>Closing letter</Trans>
      </LinkAction>
      <LinkAction to={pathTo('loanAgreement', { orderId })}>
        <Trans>Agreement</Trans>
      </LinkAction>
    </Inline>
  );
}
