import {
  formatMinor,
  formatMinorHidden,
  formatMinorParts,
  formatMinorRound,
  formatMinorSigned,
  type Minor,
} from '@clearloan/formatting';
import { useAmountsHidden } from '@clearloan/app-runtime';
import { useMarket } from '@clearloan/app-runtime';
import { classNames } from '../theme/class-names';
import { useLingui } from '@lingui/react/macro';
import { lettersWide, MoneyFigure, roomFor } from './money-figure';
import './money.css';

export interface MoneyProps {
  /** Minor units. */
  amount: Minor;
  /** `inline` in text and rows; `figure` (46 px) is the figure of the screen, `figure-m` (32 px) a second one. */
  size?: 'inline' | 'figure' | 'figure-m' | undefined;
  /** The yellow marker: on at most one figure per screen. */
  marked?: boolean | undefined;
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
export function Money({ amount, size = 'inline', marked, round, signed, bare }: MoneyProps) {
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
  if (size !== 'inline') return <MoneyFigure {...{ amount, market, size, marked, round, text }} />;
  const { sign, whole, separator, decimals } = formatMinorParts(amount, market);
  const shown = bare ? `${sign}${whole}${separator}${decimals}` : text;
  return (
    <span className={className} style={roomFor(lettersWide(shown))} translate="no">
      {shown}
    </span>
  );
}
