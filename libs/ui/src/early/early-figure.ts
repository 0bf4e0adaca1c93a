import { formatMinor, formatMinorParts, type MarketMoney, type Minor } from '@clearloan/formatting';
import { lettersOfFigure } from '../paper/letters-wide';
import { earlyElement } from './early-element';

/** The figure of the screen as `Money` draws it, marked, before React is there. */
export function earlyFigure(amount: Minor, market: MarketMoney): HTMLElement {
  const { sign, symbol, whole, separator, decimals } = formatMinorParts(amount, market);
  const seen = earlyElement(
    'span',
    '',
    sign,
    earlyElement('span', 'cl-figure-small cl-figure-symbol', symbol),
    whole,
    ...(decimals === '' ? [] : [earlyElement('span', 'cl-figure-small', separator + decimals)]),
  );
  seen.ariaHidden = 'true';
  const heard = earlyElement('span', 'cl-heard', formatMinor(amount, market));
  const figure = earlyElement('span', 'cl-money cl-figure cl-marked', seen, heard);
  const letters = lettersOfFigure(sign + whole, symbol + separator + decimals);
  figure.style.setProperty('--cl-money-letters', letters.toFixed(1));
  return figure;
}
