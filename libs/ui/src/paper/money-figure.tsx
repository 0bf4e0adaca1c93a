import { formatMinorParts, type MarketMoney, type Minor } from '@clearloan/formatting';
import type { CSSProperties } from 'react';
import { classNames } from '../theme/class-names';
import './money.css';

export interface MoneyFigureProps {
  /** Minor units. */
  readonly amount: Minor;
  readonly market: MarketMoney;
  readonly size: 'figure' | 'figure-m';
  readonly marked?: boolean | undefined;
  /** Drops `.00`. */
  readonly round?: boolean | undefined;
  /** The amount as a screen reader reads it. */
  readonly text: string;
}

/** A large amount. It uses no hooks, so that the preload script can render it too; screens use `Money`. */
export function MoneyFigure({ amount, market, size, marked, round, text }: MoneyFigureProps) {
  const { sign, symbol, whole, separator, decimals } = formatMinorParts(amount, market);
  const showsDecimals = decimals !== '' && !(round === true && decimals === '00');
  const small = symbol + (showsDecimals ? separator + decimals : '');
  return (
    <span
      className={classNames('cl-money', `cl-${size}`, marked && 'cl-marked')}
      style={roomFor(lettersOfFigure(sign + whole, small))}
      translate="no"
    >
      <span aria-hidden="true">
        {sign}
        <span className="cl-figure-small cl-figure-symbol">{symbol}</span>
        {whole}
        {showsDecimals && <span className="cl-figure-small">{separator + decimals}</span>}
      </span>
      <span className="cl-visually-hidden">{text}</span>
    </span>
  );
}

export const roomFor = (letters: number): CSSProperties =>
  ({ '--cl-money-letters': letters.toFixed(1) }) as CSSProperties;

/** The width of an amount in em, for the widest bold digits of common system fonts. */
export const lettersWide = (text: string): number =>
  text.length * 0.62 - (text.match(/[.,'’\s]/g)?.length ?? 0) * 0.32;

/** The size of currency and decimals relative to the digits; as in the style sheet. */
const smallPart = 0.62;

/** The same for a figure, whose currency and decimals are smaller. */
const lettersOfFigure = (digits: string, small: string): number =>
  lettersWide(digits) + smallPart * lettersWide(small);
