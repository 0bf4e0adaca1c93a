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

/** The width of an amount in sizes of its letters, by the widest bold digits of a phone's font. */
export const lettersWide = (text: string): number =>
  text.length * 0.62 - (text.match(/[.,'’\s]/g)?.length ?? 0) * 0.32;

/** How large the currency and the decimals of a figure are beside its digits; as in the style sheet. */
const smallPart = 0.62;

/** The same of a figure, whose currency and decimals are drawn smaller. */
const lettersOfFigure = (digits: string, small: string): number =>
  lettersWide(digits) + smallPart * lettersWide(small);
