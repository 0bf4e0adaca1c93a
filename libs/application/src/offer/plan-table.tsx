import type { PlanRow } from '@clearloan/loan-contract';
import { LinkAction, Money, ScheduleTable, Section, useDayText } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, useEffect } from 'react';
import { flushSync } from 'react-dom';

/** The number of rows that show the pattern; the rest are expanded by a tap. */
const shownAtFirst = 3;

/** The payment plan before signing: date, principal, interest, fees if any, and the total. */
export function PlanTable({ plans }: { plans: readonly PlanRow[] }) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const isPrinting = useIsPrinting();
  const hasFees = plans.some((plan) => feesOf(plan) > 0);
  const isShort = plans.length <= shownAtFirst;
  const heads = [t`Date`, t`Principal`, t`Interest`, ...(hasFees ? [t`Fee and tax`] : []), t`You pay`];
  const rows = isWhole || isPrinting ? plans : plans.slice(0, shownAtFirst);
  return (
    <Section
      title={<Trans>Payment plan</Trans>}
      aside={
        isShort || isPrinting ? undefined : (
          <LinkAction small onClick={() => setWhole(!isWhole)}>
            {isWhole ? <Trans>Show fewer</Trans> : <Trans>All {plans.length}</Trans>}
          </LinkAction>
        )
      }
    >
      <ScheduleTable
        label={t`Payment plan`}
        heads={heads}
        rows={rows.map((plan) => ({ key: plan.periodNo, cells: cellsOf(plan, hasFees) }))}
      />
    </Section>
  );
}

const feesOf = (plan: PlanRow) => plan.processing_fee + plan.gst;

const cellsOf = (plan: PlanRow, hasFees: boolean) => [
  <DueDay key="day" plan={plan} />,
  <Money key="principal" amount={plan.principal} bare />,
  <Money key="interest" amount={plan.interest} bare />,
  ...(hasFees ? [<Money key="fees" amount={feesOf(plan)} bare />] : []),
  <b key="sum">
    <Money amount={plan.repayTotalAmount} />
  </b>,
];

function DueDay({ plan }: { plan: PlanRow }) {
  const text = useDayText();
  return text.short(plan.dueTime);
}

/** Whether the page is being printed, when nothing can be expanded. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser captures the page as soon as the event handler returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
