import type { LoanCost, SwitchComparison } from '@clearloan/loan-math';
import { Money, Row, Rows, Slip, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { AprRow } from './price-parts';
import './slip-lines.css';

interface SwitchSlipProps {
  comparison: SwitchComparison;
  offer: LoanCost;
}

/** The cost or savings of switching, and both options line by line. */
export function SwitchSlip({ comparison, offer }: SwitchSlipProps) {
  return (
    <Slip>
      <Saved comparison={comparison} />
      <NewMoney comparison={comparison} offer={offer} />
      <EachTime comparison={comparison} />
      <AprRow apr={offer.apr} />
      <div className="cl-calc-below">
        <Text size="sm" tone="dim">
          <Trans>
            Both totals include all fees. Cash left for you lowers the new loan’s total. Money you need to add
            raises it.
          </Trans>
        </Text>
      </div>
    </Slip>
  );
}

function Saved({ comparison: { staying, switching, saves } }: { comparison: SwitchComparison }) {
  return (
    <>
      <div aria-live="polite">
        <Text tone="dim">
          {saves > 0 && <Trans>Switching saves you</Trans>}
          {saves < 0 && <Trans>Switching costs you more</Trans>}
          {saves === 0 && <Trans>Switching makes no difference</Trans>}
        </Text>
        <p>
          <Money amount={Math.abs(saves)} size="figure" highlighted />
        </p>
      </div>
      <div className="cl-calc-below">
        <Rows>
          <Row label={<Trans>Left to pay if you keep them</Trans>} strong>
            <Money amount={staying} />
          </Row>
          <Row label={<Trans>Left to pay if you switch</Trans>} strong>
            <Money amount={switching} />
          </Row>
        </Rows>
      </div>
    </>
  );
}

function NewMoney({ comparison: { toClear, inHand }, offer }: SwitchSlipProps) {
  return (
    <div className="cl-calc-below cl-calc-ruled">
      <Rows>
        <Row label={<Trans>To pay off the old loans, with fees</Trans>}>
          <Money amount={toClear} />
        </Row>
        <Row label={<Trans>You get</Trans>}>
          <Money amount={offer.net} />
        </Row>
        <Row label={inHand >= 0 ? <Trans>Cash left for you</Trans> : <Trans>You need to add</Trans>}>
          <Money amount={Math.abs(inHand)} />
        </Row>
        <Row label={<Trans>You pay back</Trans>}>
          <Money amount={offer.totalRepay} />
        </Row>
      </Rows>
    </div>
  );
}

function EachTime({ comparison }: { comparison: SwitchComparison }) {
  const { paymentBefore, paymentAfter, paymentsBefore, paymentsAfter } = comparison;
  return (
    <div className="cl-calc-below cl-calc-ruled">
      <Rows>
        <Row label={<Trans>Current payment</Trans>}>
          <Money amount={paymentBefore} />
        </Row>
        <Row label={<Trans>New payment</Trans>}>
          <Money amount={paymentAfter} />
        </Row>
        <Row label={<Trans>Payments left now</Trans>}>{paymentsBefore}</Row>
        <Row label={<Trans>Payments after</Trans>}>{paymentsAfter}</Row>
      </Rows>
    </div>
  );
}
