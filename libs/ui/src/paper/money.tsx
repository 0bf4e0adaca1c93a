import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import {
  formatMinor,
  formatMinorHidden,
  formatMinorParts,
  formatMinorRound,
  formatMinorSigned,
  type Minor,
  type MarketMoney,
} from '@clearloan/formatting';
import { useAmountsHidden, useMarket } from '@clearloan/app-runtime';
import { classNames } from '../theme/class-names';
import './money.css';

export interface MoneyProps {
  /** Minor units. */
  amount: Minor;
  /** `inline` in text and rows; `figure` (46 px) is the figure of the screen, `figure-m` (32 px) a second one. */
  size?: 'inline' | 'figure' | 'figure-m' | undefined;
  /** The yellow marker: on at most one figure per screen. */
  highlighted?: boolean | undefined;
  /** Drops `.00`; for amounts the borrower picks, never for amounts owed or paid. */
  round?: boolean | undefined;
  /** `+¥12.00`, `−¥12.00`: in lists of money in and out. */
  signed?: boolean | undefined;
  /** Without the currency, in a narrow table whose total has it. Inline only. */
  bare?: boolean | undefined;
}

/**
 * An amount in the market's format, also on a page that the browser translates; `¥ ••••` while the borrower hides
 * amounts. Screen readers read it as one text.
 */
export function Money({ amount, size = 'inline', highlighted: marked, round, signed, bare }: MoneyProps) {
  const market = useMarket();
  const { hidden } = useAmountsHidden();
  const { t } = useLingui();
  const className = classNames('cl-money', size !== 'inline' && `cl-${size}`, marked && 'cl-marked');
  if (hidden)
    return (
      <span className={className}>
        <span aria-hidden="true">{formatMinorHidden(market)}</span>
        <span className="cl-visually-hidden">{t`Amount hidden`}</span>
      </span>
    );
  const format = signed ? formatMinorSigned : round ? formatMinorRound : formatMinor;
  const text = format(amount, market);
  if (size !== 'inline')
    return (
      <MoneyFigure amount={amount} market={market} size={size} marked={marked} round={round} text={text} />
    );
  const { sign, whole, separator, decimals } = formatMinorParts(amount, market);
  const visibleText = bare ? `${sign}${whole}${separator}${decimals}` : text;
  return (
    <span className={className} style={roomFor(lettersWide(visibleText))} translate="no">
      {visibleText}
    </span>
  );
}

interface AmountText {
  /** `¥2,142.31`, or `¥ ••••` while amounts are hidden. */
  text: (amount: Minor) => string;
  /** `¥5,000`: for amounts the borrower picks. */
  round: (amount: Minor) => string;
}

/**
 * Formats amounts inside a sentence or a button ("Pay ¥2,142.31"), hidden when the borrower hides amounts.
 */
export function useAmountText(): AmountText {
  const market = useMarket();
  const { hidden } = useAmountsHidden();
  return {
    text: (amount) => (hidden ? formatMinorHidden(market) : formatMinor(amount, market)),
    round: (amount) => (hidden ? formatMinorHidden(market) : formatMinorRound(amount, market)),
  };
}

interface MoneyFigureProps {
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

const roomFor = (letters: number): CSSProperties =>
  ({ '--cl-money-letters': letters.toFixed(1) }) as CSSProperties;

/** The width of an amount in em, for the widest bold digits of common system fonts. */
const lettersWide = (text: string): number =>
  text.length * 0.62 - (text.match(/[.,'’\s]/g)?.length ?? 0) * 0.32;

/** The size of currency and decimals relative to the digits; as in the style sheet. */
const smallPart = 0.62;

/** The same for a figure, whose currency and decimals are smaller. */
const lettersOfFigure = (digits: string, small: string): number =>
  lettersWide(digits) + smallPart * lettersWide(small);
