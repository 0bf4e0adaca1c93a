import { formatPercent } from '@clearloan/formatting';
import { Money, Row, Slip, Sum, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { DealAnswer } from '../rules/deal-charges';
import { PriceParts } from './price-parts';
import './slip-lines.css';

/** The APR including all charges, beside that of the loan alone, and the parts of the price. */
export function DealSlip({ answer }: { answer: Extract<DealAnswer, { is: 'answered' }> }) {
  const { deal, ofLender, ofOthers } = answer;
  const { loan } = deal;
  return (
    <Slip>
      <div aria-live="polite">
        <Text tone="dim">
          <Trans>APR, all charges included</Trans>
        </Text>
        <p className="cl-figure-m">
          <span className="cl-marked">{formatPercent(deal.apr, 2)}</span>
        </p>
        <Row label={<Trans>APR without these charges</Trans>}>{formatPercent(loan.apr, 2)}</Row>
      </div>
      <div className="cl-calc-below cl-calc-ruled">
        <PriceParts net={deal.net} loan={loan} />
        <Row label={<Trans>Other lender charges</Trans>}>
          <Money amount={ofLender} />
        </Row>
        <Row label={<Trans>Third-party charges</Trans>}>
          <Money amount={ofOthers} />
        </Row>
        <Sum label={<Trans>You pay back</Trans>}>
          <Money amount={deal.totalRepay} />
        </Sum>
      </div>
      <div className="cl-calc-below">
        <Text size="sm" tone="dim">
          <Trans>
            Charges you must pay to get the loan count in its APR, whoever gets them. Late fees and early
            payment charges don’t.
          </Trans>
        </Text>
      </div>
    </Slip>
  );
}
