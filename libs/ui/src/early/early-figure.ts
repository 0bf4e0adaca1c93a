import { formatMinor, formatMinorParts, type MarketMoney, type Minor } from '@clearloan/formatting';
import { lettersOfFigure } from '../paper/letters-wide';
import { element } from './element';

/** The figure of the screen as `Money` draws it, marked, before React is there. */
export function earlyFigure(amount: Minor, market: MarketMoney): HTMLElement {
  const { sign, symbol, whole, separator, decimals } = formatMinorParts(amount, market);
  const seen = element(
    'span',
    '',
    sign,
    element('span', 'cl-figure-small cl-figure-symbol', symbol),
    whole,
    ...(decimals === '' ? [] : [element('span', 'cl-figure-small', separator + decimals)]),
  );
  seen.ariaHidden = 'true';
  const heard = element('span', 'cl-heard', formatMinor(amount, market));
  const figure = element('span', 'cl-money cl-figure cl-marked', seen, heard);
  const letters = lettersOfFigure(sign + whole, symbol + separator + decimals);
  figure.style.setProperty('--cl-money-letters', letters.toFixed(1));
  return figure;
}
