import { createBusinessTime, type WireResponse } from '@clearloan/api-client';
import { dayOf, formatMinor, type MarketMoney } from '@clearloan/formatting';
import { preloadedMessages } from '@clearloan/app-runtime';
import { MoneyFigure, SkeletonBelowFigure } from '@clearloan/ui';
import { PaymentCard } from './parts/payment-card';
import { cardFactsOf, type NextPayment } from './parts/payment-card-facts';
import { paymentOfReply } from './payment-of-reply';

export interface DrawPaymentSetting {
  readonly market: MarketMoney;
  readonly language: string;
}

/**
 * Renders the card of the next payment into home's prerendered slip, for the preload script: a borrower reads what to
 * pay and by when while the app loads. Rendered by `jsx-dom`, with the same output as React. Renders nothing if the
 * response or the page is unexpected, or once the app has started.
 */
export async function drawPayment(
  response: Promise<WireResponse>,
  setting: DrawPaymentSetting,
): Promise<void> {
  const slip = document.querySelector('.cl-printed > .cl-slip');
  const { status, text, headers } = await response;
  const payment = status === 200 ? paymentOfReply(text) : undefined;
  // Disconnected if the app was faster: the slip then belongs to the app.
  if (payment === undefined || !slip?.isConnected) return;
  const card = cardOf(payment, todayBy(headers, setting.market), setting);
  if (!(card instanceof Node)) return;
  slip.parentElement?.classList.add('cl-printed-now');
  slip.replaceWith(card);
}

function todayBy(headers: Headers, { timeZone }: MarketMoney): string {
  const time = createBusinessTime(Date.now);
  time.follow(headers);
  return dayOf(time.now(), timeZone);
}

/** A DOM node: JSX does not create React elements here. */
function cardOf(payment: NextPayment, today: string, { market, language }: DrawPaymentSetting): unknown {
  const t = preloadedMessages(language);
  if (t === undefined) return undefined;
  const facts = cardFactsOf(payment, today, language);
  const text = formatMinor(facts.amount, market);
  return (
    <PaymentCard
      facts={facts}
      t={t}
      figure={<MoneyFigure amount={facts.amount} market={market} size="figure" marked text={text} />}
    >
      <SkeletonBelowFigure />
    </PaymentCard>
  );
}
