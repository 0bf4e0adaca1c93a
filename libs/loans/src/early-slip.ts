import { createBusinessTime, type Incoming } from '@clearloan/api-client';
import { dayOf, formatDay, type MarketMoney } from '@clearloan/formatting';
import { earlyFigure, earlyWords, element } from '@clearloan/ui';
import { msg } from '@lingui/core/macro';
import { earlyPaymentOf, type EarlyPayment } from './early-payment';
import { dueOf, type Due } from './rules/due';
import { looksOfDue, wordsOfDue } from './rules/due-words';
import { toPayToday } from './rules/to-pay-today';

export interface EarlySlipSetting {
  readonly market: MarketMoney;
  readonly language: string;
}

/**
 * Prints the next payment on the slip that home's page brings empty, as `RepaySlip` will: a borrower reads what to pay and by
 * when while the app is on its way. Draws nothing where the answer or the page is not what it knows, nor when the app has begun.
 */
export async function drawEarlySlip(answer: Promise<Incoming>, setting: EarlySlipSetting): Promise<void> {
  const slip = document.querySelector('.cl-printed > .cl-slip');
  const { status, text, headers } = await answer;
  const payment = status === 200 ? earlyPaymentOf(text) : undefined;
  // Gone when the app was faster: then the slip is the app's.
  if (payment === undefined || !slip?.isConnected) return;
  const lines = linesOf(payment, todayBy(headers, setting.market), setting);
  if (lines === undefined) return;
  const [title, day, figure] = slip.children;
  title?.replaceWith(lines.head);
  day?.replaceWith(lines.payBy);
  figure?.replaceWith(lines.figure);
  slip.parentElement?.classList.add('cl-printed-now');
}

function todayBy(headers: Headers, { timeZone }: MarketMoney): string {
  const time = createBusinessTime(Date.now);
  time.follow(headers);
  return dayOf(time.now(), timeZone);
}

function linesOf(payment: EarlyPayment, today: string, { market, language }: EarlySlipSetting) {
  const say = earlyWords(language);
  if (say === undefined) return undefined;
  const { productName, dueTime, overdueDays } = payment;
  const day = formatDay(dueTime, language);
  const due = dueOf(dueTime, today, overdueDays);
  const words = say(due.kind === 'late' ? msg`Was due ${day}. Pay today` : msg`Pay by ${day}`);
  return {
    head: element('div', 'cl-slip-head', element('h2', '', productName), stampOf(due, say(wordsOfDue(due)))),
    payBy: element('div', 'cl-loans-below', element('p', 'cl-text-dim', words)),
    figure: element('div', 'cl-inline cl-inline-between', earlyFigure(toPayToday(payment), market)),
  };
}

/** Its icon comes with the app; the place for it is there. */
const stampOf = ({ kind }: Due, words: string) =>
  element('span', `cl-stamp cl-stamp-${looksOfDue[kind]}`, element('i', 'cl-icon'), words);
