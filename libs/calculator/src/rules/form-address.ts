import { moneyText } from '@clearloan/api-client/declare';
import { type OwnKey, pathTo, withOwnKeys } from '@clearloan/routes';
import { readCount, readRate } from './typed-field';
import {
  firstForm,
  maxPayments,
  paces,
  type ExtraPayment,
  type Growth,
  type LoanForm,
  type NewRate,
} from './loan-form';
import { innerRoutes, toolPattern } from '../inner-routes';

/** The maximum number of list entries in a URL: a URL is for sharing, not for storage. */
const maxEntries = 40;
const longestText = 24;

/** The form as own query keys: only differences from the default form, so that a shared link stays short. */
export function addressOfForm(form: LoanForm): Record<OwnKey, string | undefined> {
  const differing = (
    name:
      | 'amount'
      | 'rate'
      | 'count'
      | 'pace'
      | 'kind'
      | 'first'
      | 'fee'
      | 'feeType'
      | 'tax'
      | 'feeMode'
      | 'pause',
  ) => (form[name] === firstForm[name] ? undefined : form[name].slice(0, longestText));
  return {
    _amount: differing('amount'),
    _rate: differing('rate'),
    _count: differing('count'),
    _pace: differing('pace'),
    _kind: differing('kind'),
    _first: differing('first'),
    _fee: differing('fee'),
    _feeType: differing('feeType'),
    _tax: differing('tax'),
    _feeMode: differing('feeMode'),
    _pause: differing('pause'),
    _rates: listText(form.newRates.map(({ periodNo, percent }) => `${periodNo}:${percent}`)),
    _extras: listText(form.extras.map(extraText)),
    _growth: form.growth && `${form.growth.percent}:${form.growth.everyPeriods}`,
  };
}

const listText = (entries: readonly string[]): string | undefined =>
  entries.length === 0 ? undefined : entries.slice(0, maxEntries).join('~');

const extraText = ({ periodNo, amount, keep, everyPeriods }: ExtraPayment): string =>
  [periodNo, moneyText(amount), keep, ...(everyPeriods === undefined ? [] : [everyPeriods])].join(':');

/** The form that a URL restores. Invalid values keep their default; nothing throws. */
export function formFromAddress(search: URLSearchParams): LoanForm {
  const typed = (name: 'amount' | 'rate' | 'count' | 'fee' | 'tax' | 'pause'): string =>
    search.get(`_${name}`)?.slice(0, longestText) ?? firstForm[name];
  const chosen = <const Value extends string>(
    name: string,
    values: readonly Value[],
    otherwise: Value,
  ): Value => values.find((value) => value === search.get(`_${name}`)) ?? otherwise;
  return {
    amount: typed('amount'),
    rate: typed('rate'),
    count: typed('count'),
    pace: chosen('pace', paces, firstForm.pace),
    kind: chosen('kind', ['reducing', 'flat'], firstForm.kind),
    first: chosen('first', ['arrears', 'advance'], firstForm.first),
    fee: typed('fee'),
    feeType: chosen('feeType', ['percent', 'flat'], firstForm.feeType),
    tax: typed('tax'),
    feeMode: chosen('feeMode', ['deducted', 'added', 'separate'], firstForm.feeMode),
    pause: typed('pause'),
    newRates: entriesOf(search.get('_rates')).flatMap(rateFrom),
    extras: entriesOf(search.get('_extras')).flatMap(extraFrom),
    growth: growthFrom(search.get('_growth')),
  };
}

const entriesOf = (text: string | null): string[] => (text ? text.split('~').slice(0, maxEntries) : []);

const periodFrom = (text: string | undefined): number | undefined =>
  readCount(text ?? '', { most: maxPayments }).value;

function rateFrom(entry: string): NewRate[] {
  const [period, rate = ''] = entry.split(':');
  const periodNo = periodFrom(period);
  const percent = readRate(rate).value;
  return periodNo === undefined || percent === undefined ? [] : [{ periodNo, percent }];
}

function extraFrom(entry: string): ExtraPayment[] {
  const [period, major = '', keep, every] = entry.split(':');
  const periodNo = periodFrom(period);
  const amount = /^\d{1,12}\.\d{2}$/.test(major) ? Number(major.replace('.', '')) : 0;
  if (periodNo === undefined || amount === 0 || (keep !== 'instalment' && keep !== 'tenure')) return [];
  const everyPeriods = every === undefined ? undefined : periodFrom(every);
  if (every !== undefined && everyPeriods === undefined) return [];
  return [{ periodNo, amount, keep, ...(everyPeriods === undefined ? {} : { everyPeriods }) }];
}

function growthFrom(text: string | null): Growth | undefined {
  const [rate = '', every] = text?.split(':') ?? [];
  const percent = readRate(rate).value;
  const everyPeriods = periodFrom(every);
  return percent === undefined || everyPeriods === undefined ? undefined : { percent, everyPeriods };
}

const withForm =
  (pattern: string) =>
  (form: LoanForm): string =>
    withOwnKeys(pattern, addressOfForm(form));

/** Paths of the inner screens, with the typed form. */
export const ratesPath = withForm(innerRoutes.rates);
export const checkPath = withForm(innerRoutes.check);
export const howLongPath = withForm(toolPattern('how-long'));
export const affordablePath = withForm(toolPattern('affordable'));
export const switchPath = withForm(toolPattern('switch'));
export const dealPath = withForm(toolPattern('deal'));

/** A calculator URL that contains a loan, for sharing and for the way back. */
export const calculatorPath = (form: LoanForm, tab?: string): string =>
  withOwnKeys(pathTo('calculator'), { _tab: tab, ...addressOfForm(form) });
