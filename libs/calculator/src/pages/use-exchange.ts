import { minorOfTyped, shownReading, type TypedAmount } from '@clearloan/formatting';
import { useClock } from '@clearloan/app-runtime';
import { useEffect, useState } from 'react';
import { type ExchangeRates, exchangeRates } from '../contract';
import { useExchangeRates } from '../queries';
import {
  exchanged,
  other,
  ratesFromOwn,
  readLocalMoney,
  type CurrencyCode,
  type RatePair,
  writtenIn,
} from '../rules/exchange';
import { useAddressState } from './use-address-state';
import { deviceStore } from '@clearloan/api-client';
import { parse, safeParse } from 'valibot';

interface ExchangeState {
  /** The currency that was typed last; the other one is calculated. */
  readonly from: CurrencyCode;
  readonly sum: string;
  /** The upper currency. */
  readonly top: CurrencyCode;
  /** A custom rate, as typed: rupiah per dollar. Undefined while the lender's is used. */
  readonly own: string | undefined;
}

const readState = (search: URLSearchParams): ExchangeState => ({
  from: search.get('_from') === 'idr' ? 'idr' : 'usd',
  sum: search.get('_sum')?.slice(0, 24) ?? '100',
  top: search.get('_top') === 'idr' ? 'idr' : 'usd',
  own: search.get('_own')?.slice(0, 24),
});

const keysOf = ({ from, sum, top, own }: ExchangeState) => ({
  _from: from === 'usd' ? undefined : from,
  _sum: sum === '100' ? undefined : sum,
  _top: top === 'usd' ? undefined : top,
  _own: own,
});

export interface Exchange {
  readonly state: ExchangeState;
  readonly typed: TypedAmount;
  /** The text of each field: one as typed, one calculated. */
  readonly textOf: (code: CurrencyCode) => string;
  readonly rates: RatePair | undefined;
  /** The date of the lender's rate; undefined for a custom rate. */
  readonly ratesOf: string | undefined;
  readonly isOld: boolean;
  readonly isOwnUnclear: boolean;
  /** How the custom rate was parsed, if that is worth showing. */
  readonly ownReading: ReturnType<typeof shownReading>;
  readonly read: ReturnType<typeof useExchangeRates>;
  readonly type: (code: CurrencyCode, sum: string) => void;
  readonly swap: () => void;
  readonly useOwn: (own: string | undefined) => void;
}

/** Dollars and rupiah, converted on the device with the last known or a custom rate. */
export function useExchange(isOpen: boolean): Exchange {
  const clock = useClock();
  const read = useExchangeRates(isOpen);
  const [kept] = useState(readSavedRates);
  const { state, change } = useAddressState(readState, keysOf);
  useEffect(() => {
    if (read.data) saveRates(read.data);
  }, [read.data]);
  const lenders: ExchangeRates | undefined = read.data ?? kept;
  const own = state.own === undefined ? undefined : ratesFromOwn(state.own);
  const rates = state.own === undefined ? lenders : own;
  const typed = readLocalMoney(state.sum, state.from);
  return {
    state,
    typed,
    textOf: (code) => textOf(code, state, typed, rates),
    rates,
    ratesOf: state.own === undefined ? lenders?.date : undefined,
    isOld: lenders !== undefined && lenders.date < clock.today(),
    isOwnUnclear: state.own !== undefined && state.own.trim() !== '' && own === undefined,
    ownReading: shownReading(readLocalMoney(state.own ?? '', 'idr')),
    read,
    type: (from, sum) => change({ from, sum }),
    swap: () => change({ top: other(state.top) }),
    useOwn: (text) => change({ own: text }),
  };
}

function textOf(
  code: CurrencyCode,
  { from, sum }: ExchangeState,
  typed: TypedAmount,
  rates: RatePair | undefined,
): string {
  if (code === from) return sum;
  const amount = minorOfTyped(typed);
  if (amount === undefined || rates === undefined) return '';
  return writtenIn(exchanged(amount, from, rates), code);
}

const entry = 'clearloan.calculator.rates';

/** The last received rates, with their date: they are used until the device is online again. */
function readSavedRates(): ExchangeRates | undefined {
  try {
    const read = safeParse(exchangeRates.data, JSON.parse(deviceStore.get(entry) ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

const saveRates = (rates: ExchangeRates): void => {
  deviceStore.set(entry, JSON.stringify(parse(exchangeRates.data, rates)));
};
