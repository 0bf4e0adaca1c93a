import type { CostRow } from '@clearloan/loan-math';
import { LinkAction, Money, ScheduleTable } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import './payments-table.css';

/** How many rows are rendered at once; each tap adds as many. */
const rowsEach = 60;

/** The data behind the chart: every payment in figures, shown on demand. */
export function PaymentsTable({ rows }: { rows: readonly CostRow[] }) {
  const { t } = useLingui();
  const [shown, setShown] = useState(0);
  const hasFees = rows.some((row) => row.fee + row.tax > 0);
  const hasExtras = rows.some((row) => row.extra > 0);
  const heads = [
    t`No.`,
    t`Principal`,
    t`Interest`,
    ...(hasFees ? [t`Fee and tax`] : []),
    ...(hasExtras ? [t`Extra`] : []),
    t`Balance`,
    t`You pay`,
  ];
  return (
    <>
      <LinkAction small onClick={() => setShown(shown === 0 ? rowsEach : 0)}>
        {shown === 0 ? <Trans>Show all payments</Trans> : <Trans>Hide payments</Trans>}
      </LinkAction>
      {shown > 0 && (
        <div className="cl-calc-table">
          <ScheduleTable
            label={t`All payments`}
            heads={heads}
            rows={rows
              .slice(0, shown)
              .map((row) => ({ key: row.periodNo, cells: cellsOf(row, hasFees, hasExtras) }))}
          />
        </div>
      )}
      {shown > 0 && shown < rows.length && (
        <LinkAction small onClick={() => setShown(shown + rowsEach)}>
          <Trans>Show more</Trans>
        </LinkAction>
      )}
    </>
  );
}

const cellsOf = (row: CostRow, hasFees: boolean, hasExtras: boolean) => [
  row.periodNo,
  <Money key="principal" amount={row.principal} />,
  <Money key="interest" amount={row.interest} />,
  ...(hasFees ? [<Money key="fees" amount={row.fee + row.tax} />] : []),
  ...(hasExtras ? [<Money key="extra" amount={row.extra} />] : []),
  <Money key="left" amount={row.balance} />,
  <b key="sum">
    <Money amount={row.instalment + row.extra} />
  </b>,
];
