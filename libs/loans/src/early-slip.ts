import { createBusinessTime, type Incoming } from '@clearloan/api-client';
import { dayOf, formatDay, type MarketMoney } from '@clearloan/formatting';
import { earlyElement, earlyFigure, earlyWords } from '@clearloan/ui';
import { msg } from '@lingui/core/macro';
import { earlyPaymentOf, type EarlyPayment } from './early-payment';
import { looksOfDue, wordsOfDue } from './parts/due-words';
import { dueOf, type Due } from './rules/due';
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
    head: earlyElement(
      'div',
      'cl-slip-head',
      earlyElement('h2', '', productName),
      stampOf(due, say(wordsOfDue(due))),
    ),
    payBy: earlyElement('div', 'cl-loans-below', earlyElement('p', 'cl-text-dim', words)),
    figure: earlyElement('div', 'cl-inline cl-inline-between', earlyFigure(toPayToday(payment), market)),
  };
}

/** Its icon comes with the app; the place for it is there. */
const stampOf = ({ kind }: Due, words: string) =>
  earlyElement('span', `cl-stamp cl-stamp-${looksOfDue[kind]}`, earlyElement('i', 'cl-icon'), words);
