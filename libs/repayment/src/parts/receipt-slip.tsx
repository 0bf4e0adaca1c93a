import { receiptOf, type Transaction } from '@clearloan/loan-contract';
import {
  Fold,
  Money,
  Row,
  Rows,
  Seal,
  Slip,
  Stack,
  Sum,
  Text,
  useAmountText,
  useDayText,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useReportBrokenRule } from '@clearloan/app-runtime';
import { loanPlanInfo, type LoanPlan } from '../contract';
import { groupsOfFour } from './copy';
import { leftToPay, nextDue } from '../rules/open-plan';
import { planFiguresFlaw, planFlaw } from '../rules/plan-flaw';
import { FlawNote } from './plan-notes';
import { FeeText, PartName } from './line-text';

export interface ReceiptSlipProps {
  plan: LoanPlan;
  payment: Transaction;
}

/** The receipt of a payment: its parts, when and how it was paid, and the balance of the loan. */
export function ReceiptSlip({ plan, payment }: ReceiptSlipProps) {
  const { t } = useLingui();
  const { lines, payFee, total } = receiptOf(plan, payment);
  const flaw = planFlaw(plan) ?? planFiguresFlaw(plan);
  useReportBrokenRule(loanPlanInfo.path, flaw);
  return (
    <Slip label={t`Receipt`}>
      <Text size="sm" tone="dim">
        <PaidFor plan={plan} payment={payment} />
      </Text>
      <div className="cl-sealed">
        <p>
          <Money amount={total} size="figure" />
        </p>
        <Seal>
          <Trans>Paid</Trans>
        </Seal>
      </div>
      <Stack gap={3}>
        <Rows>
          {lines.map(({ part, amount }) => (
            <Row key={part} label={<PartName part={part} amount={amount} />}>
              <Money amount={amount} />
            </Row>
          ))}
          <Row label={<Trans>Payment fee</Trans>}>
            <FeeText fee={payFee} />
          </Row>
          <Sum label={<Trans>You paid</Trans>}>
            <Money amount={total} />
          </Sum>
        </Rows>
        <MovedDays plan={plan} payment={payment} />
        <WhenAndHow payment={payment} />
      </Stack>
      <Fold />
      {flaw === undefined ? (
        <LeftNow plan={plan} />
      ) : (
        <FlawNote hidden={<Trans>So we don’t show what is left to pay. Contact the lender.</Trans>} />
      )}
    </Slip>
  );
}

function PaidFor({ plan: { productName, repay_plans }, payment: { purpose, periodNos } }: ReceiptSlipProps) {
  const periods = repay_plans.length;
  const [first, ...others] = periodNos;
  const numbers = periodNos.join(', ');
  if (purpose === 'payoff') return <Trans>{productName}, full balance</Trans>;
  if (purpose === 'coolingOff') return <Trans>{productName}, returned</Trans>;
  if (first === undefined) return productName;
  if (others.length > 0)
    return (
      <Trans>
        {productName}, payments {numbers} of {periods}
      </Trans>
    );
  return (
    <Trans>
      {productName}, payment {first} of {periods}
    </Trans>
  );
}

/** For each payment that a delay had moved: the new and the original due date. */
function MovedDays({ plan: { repay_plans: plans }, payment: { periodNos } }: ReceiptSlipProps) {
  const { day } = useDayText();
  return plans.map(({ periodNo, dueTime, originalDueTime }) => {
    if (originalDueTime === undefined || !periodNos.includes(periodNo)) return null;
    const newDay = day(dueTime);
    const firstDay = day(originalDueTime);
    return (
      <Text key={periodNo} size="sm" tone="dim">
        <Trans>
          Payment {periodNo} was due {newDay}, moved from {firstDay}.
        </Trans>
      </Text>
    );
  });
}

function WhenAndHow({ payment: { at, payName, utr, receiptNo } }: Pick<ReceiptSlipProps, 'payment'>) {
  const { withYearAndTime } = useDayText();
  return (
    <Rows>
      <Row label={<Trans>Date</Trans>}>{withYearAndTime(at)}</Row>
      {payName !== undefined && <Row label={<Trans>Method</Trans>}>{payName}</Row>}
      {utr !== undefined && (
        <Row label={<Trans>Reference</Trans>}>
          <Text as="span" code>
            {groupsOfFour(utr)}
          </Text>
        </Row>
      )}
      {receiptNo !== undefined && (
        <Row label={<Trans>Receipt number</Trans>}>
          <Text as="span" code>
            {receiptNo}
          </Text>
        </Row>
      )}
    </Rows>
  );
}

function LeftNow({ plan: { repay_plans: plans, orderStatus } }: Pick<ReceiptSlipProps, 'plan'>) {
  const { day } = useDayText();
  const amounts = useAmountText();
  const next = nextDue(plans);
  const amount = amounts.text(next?.amount ?? 0);
  const dueDay = next && day(next.dueTime);
  const firstDay = next?.originalDueTime && day(next.originalDueTime);
  return (
    <>
      <Text tone="dim">
        <Trans>Left to pay</Trans>
      </Text>
      <p>
        <Money amount={leftToPay(plans)} size="figure-m" highlighted />
      </p>
      <Text size="sm" tone="dim">
        {orderStatus === 'withdrawn' ? (
          <Trans>You returned this loan. You owe nothing more on it.</Trans>
        ) : dueDay === undefined ? (
          <Trans>You owe nothing more on this loan.</Trans>
        ) : firstDay === undefined ? (
          <Trans>
            Next: {amount} on {dueDay}
          </Trans>
        ) : (
          <Trans>
            Next: {amount} on {dueDay}, moved from {firstDay}
          </Trans>
        )}
      </Text>
    </>
  );
}
