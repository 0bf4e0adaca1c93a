import { formatPercent } from '@clearloan/formatting';
import { Row, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import './slip-lines.css';

/** The APR with its method, since three methods give three figures. */
export function AprRow({ apr }: { apr: string }) {
  return (
    <>
      <Row label={<Trans>APR</Trans>} strong>
        {formatPercent(apr, 1)}
      </Row>
      <Text size="cap" tone="dim">
        <AprText />
      </Text>
    </>
  );
}

const AprText = () => (
  <Trans>
    APR, nominal: the rate per period at which your payments equal what you get, times the periods per year.
    Includes fee and tax.
  </Trans>
);
