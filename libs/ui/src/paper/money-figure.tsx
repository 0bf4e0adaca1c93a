import { formatMinorParts, type MarketMoney, type Minor } from '@clearloan/formatting';
import type { CSSProperties } from 'react';
import { classNames } from '../theme/class-names';
import { lettersOfFigure } from './letters-wide';
import './money.css';

export interface MoneyFigureProps {
  /** Minor units. */
  readonly amount: Minor;
  readonly market: MarketMoney;
  readonly size: 'figure' | 'figure-m';
  readonly marked?: boolean | undefined;
  /** Drops `.00`. */
  readonly round?: boolean | undefined;
  /** The amount as a screen reader says it. */
  readonly text: string;
}

/** A large amount. It uses no hook, so the preload script draws it as well; screens use `Money`. */
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
