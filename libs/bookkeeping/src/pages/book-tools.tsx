import { ArrowsDownUpIcon, ClockClockwiseIcon, Ledger, LedgerHeading, LedgerItem } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { patterns } from '../paths';

/** What else can be done with the book. */
export function BookTools() {
  return (
    <>
      <LedgerHeading>
        <Trans>More</Trans>
      </LedgerHeading>
      <Ledger>
        <LedgerItem
          to={patterns.regular}
          icon={<ClockClockwiseIcon />}
          title={<Trans>Regular records</Trans>}
        />
        <LedgerItem
          to={patterns.table}
          icon={<ArrowsDownUpIcon />}
          title={<Trans>Bring in or take out a table</Trans>}
        />
      </Ledger>
    </>
  );
}
