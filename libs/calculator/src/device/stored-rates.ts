import { safeStorage } from '@clearloan/api-client';
import { parse, safeParse } from 'valibot';
import { exchangeRates, type ExchangeRates } from '../contract';

const entry = 'clearloan.calculator.rates';
const storage = safeStorage(() => window.localStorage);

/** The last rates this phone was told, with their day: they serve until it is online again. */
export function readSavedRates(): ExchangeRates | undefined {
  try {
    const read = safeParse(exchangeRates.data, JSON.parse(storage.get(entry) ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

export const saveRates = (rates: ExchangeRates): void => {
  storage.set(entry, JSON.stringify(parse(exchangeRates.data, rates)));
};
