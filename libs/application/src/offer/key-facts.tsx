import { wholeCharge, type Cost, type LoanCharge } from '@clearloan/loan-contract';
import type { Minor } from '@clearloan/formatting';
import {
  CostBar,
  Money,
  Slip,
  Text,
  Fold,
  Inline,
  LinkAction,
  printPage,
  useAmountText,
  useDayText,
} from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { paymentsOf, priceParts, type Payments, keysOf } from '@clearloan/loan-view/rules';
import { aprText, UpfrontFeesLine, ListenButton } from '@clearloan/loan-view';
import { AprMethod, PaymentsLine, PriceRows, MathsSheet, MailPaper } from '@clearloan/loan-view/terms';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import '../parts/being-priced.css';
import './key-facts.css';
import '@clearloan/loan-view/slip-lines.css';

export interface KeyFactsProps {
  offer: Cost;
  /** The lender is pricing another choice. */
  isBusy: boolean;
  /**
   * The figures shown meanwhile were calculated on this device; otherwise they are the lender's last ones for another
   * choice, and are hidden.
   */
  isLocal: boolean;
}

/** The key facts of an offer: its cost as a chart and line by line, and how it is paid back. */
export function KeyFacts({ offer, isBusy, isLocal }: KeyFactsProps) {
  const price = priceParts(offer);
  const payments = paymentsOf(offer.repay_plans);
  return (
    <div
      className={isBusy && !isLocal ? 'cl-loans-facts cl-loans-being-priced' : 'cl-loans-facts'}
      aria-busy={isBusy}
    >
      {isBusy && !isLocal && (
        <p className="cl-loans-priced-soon" role="status">
          <Trans>Asking the lender for this price</Trans>
        </p>
      )}
      <Slip title={<Trans>Key facts</Trans>} corner={isLocal ? undefined : <ListenButton priced={offer} />}>
        <CostAndApr offer={offer} cost={price.cost} />
        {/* The bar has one segment for all charges besides interest and tax. */}
        <CostBar {...price} fee={price.fee + price.charges} />
        <div className="cl-loans-below">
          <PriceRows price={price} />
          <ChargeLines offer={offer} />
        </div>
        {payments && (
          <div className="cl-loans-below">
            <HowPaidBack payments={payments} />
            <UpfrontFeesLine cost={offer} />
          </div>
        )}
        <div className="cl-loans-below">
          <Text size="cap" tone="dim">
            <AprMethod method={offer.terms.aprMethod} />
          </Text>
        </div>
        {isLocal ? (
          <Text size="sm" tone="dim">
            <Trans>Calculated on this phone. We’re asking the lender for the final price.</Trans>
          </Text>
        ) : (
          <KeyFactLinks lenders={offer} />
        )}
      </Slip>
    </div>
  );
}

function CostAndApr({ offer, cost }: { offer: Cost; cost: Minor }) {
  return (
    <div className="cl-loans-facts-head">
      <div>
        <Text size="sm" tone="dim">
          <Trans>Cost of this loan</Trans>
        </Text>
        <Money amount={cost} size="figure-m" highlighted />
      </div>
      <div className="cl-loans-facts-apr">
        <Text size="cap" tone="dim">
          <Trans>APR</Trans>
        </Text>
        <Text size="lg" bold>
          {aprText(offer.apr)}
        </Text>
      </div>
    </div>
  );
}

function HowPaidBack({ payments }: { payments: Payments }) {
  const text = useDayText();
  const first = text.withYear(payments.firstDue);
  const last = text.withYear(payments.lastDue);
  return (
    <>
      <Text bold>
        <PaymentsLine payments={payments} />
      </Text>
      <Text size="sm" tone="dim">
        {payments.count === 1 ? (
          <Trans>On {first}</Trans>
        ) : (
          <Trans>
            First on {first}, last on {last}
          </Trans>
        )}
      </Text>
    </>
  );
}

/** Below the key facts: recalculate them, print them. */
function KeyFactLinks({ lenders }: { lenders: Cost }) {
  const { orderId } = useParams();
  const [isChecking, setChecking] = useState(false);
  return (
    <div className="cl-not-printed">
      <Fold />
      <Inline between>
        <LinkAction onClick={() => setChecking(true)}>
          <Trans>Check the maths</Trans>
        </LinkAction>
        <LinkAction onClick={printPage}>
          <Trans>Print</Trans>
        </LinkAction>
      </Inline>
      <MailPaper
        document={{
          _document: 'facts',
          _order: orderId,
          ...keysOf({ amount: lenders.principal, tenure: lenders.tenure }),
        }}
      />
      <MathsSheet lenders={lenders} open={isChecking} onClose={() => setChecking(false)} />
    </div>
  );
}

/** Each charge besides the fee: its purpose, its total, and how it is paid. All are included in the APR. */
function ChargeLines({ offer: { charges = [], repay_plans: plans } }: { offer: Cost }) {
  return charges.map((charge, index) => (
    <Text key={`${charge.name}-${String(index)}`} size="sm" tone="dim">
      <ChargeLine charge={charge} payments={plans.length} />
    </Text>
  ));
}

function ChargeLine({ charge, payments }: { charge: LoanCharge; payments: number }) {
  const amounts = useAmountText();
  const { name, paid } = charge;
  const whole = amounts.text(wholeCharge(charge, payments));
  const each = amounts.text(charge.amount + (charge.gst ?? 0));
  const isOthers = charge.payee === 'thirdParty';
  switch (paid) {
    case 'deducted':
      return isOthers ? (
        <Trans>
          {name}, {whole}, passed on to another company: deducted from the money you get
        </Trans>
      ) : (
        <Trans>
          {name}, {whole}: deducted from the money you get
        </Trans>
      );
    case 'eachTime':
      return (
        <Trans>
          {name}, {whole} in total: {each} on top of each payment
        </Trans>
      );
    default:
      return isOthers ? (
        <Trans>
          {name}, {whole}, to another company: paid separately at the start
        </Trans>
      ) : (
        <Trans>
          {name}, {whole}: paid separately at the start
        </Trans>
      );
  }
}
