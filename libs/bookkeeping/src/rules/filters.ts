import { formatMinor, plainAmount, wordSearch, type Market, type Minor } from '@clearloan/formatting';
import type { BookRecord, BookType } from '../contract';

export interface Filters {
  readonly search: string;
  readonly type: BookType | undefined;
  readonly category: string | undefined;
}

const types: readonly BookType[] = ['income', 'expense', 'transfer'];

/** The filters of a URL; invalid ones are left out. */
export const filtersOf = (address: URLSearchParams): Filters => ({
  search: address.get('_search') ?? '',
  type: types.find((type) => type === address.get('_type')),
  category: address.get('_category') ?? undefined,
});

export const isFiltering = ({ search, type, category }: Filters): boolean =>
  search.trim() !== '' || type !== undefined || category !== undefined;

/** Whether the URL shows the search, even with an empty text. */
export const isLooking = (address: URLSearchParams): boolean =>
  address.has('_search') || isFiltering(filtersOf(address));

/** The records that match all filters; a search has its words in note, place and category name, or begins the amount. */
export function filter(
  records: readonly BookRecord[],
  { search, type, category }: Filters,
  nameOf: (categoryId: string) => string,
  market: Pick<Market, 'currency'>,
): BookRecord[] {
  const isFound = wordSearch(search);
  return records.filter(
    (record) =>
      (type === undefined || record.book_type === type) &&
      (category === undefined || record.category_id === category) &&
      isFound([record.note, record.address, record.category_id && nameOf(record.category_id)].join(' '), () =>
        amountTexts(record.amount, market),
      ),
  );
}

/** An amount as it is shown, with and without the sign of the currency, and as it is typed, also on a keyboard of another country. */
function amountTexts(amount: Minor, market: Pick<Market, 'currency'>): readonly string[] {
  const [shown, typed] = [formatMinor(amount, market), plainAmount(amount, market)];
  const turned = typed.replace(/[.,]/, (sign) => (sign === '.' ? ',' : '.'));
  return [shown, shown.slice(market.currency.symbol.length), typed, turned];
}

/** Records by day, the latest day first, within a day the latest change first. */
export function byDay(records: readonly BookRecord[]): { day: string; records: BookRecord[] }[] {
  const days = new Map<string, BookRecord[]>();
  for (const record of records) {
    const day = days.get(record.record_date);
    if (day === undefined) days.set(record.record_date, [record]);
    else day.push(record);
  }
  return [...days]
    .sort(([one], [other]) => other.localeCompare(one))
    .map(([day, list]) => ({
      day,
      records: list.sort((one, other) => other.updated_at.localeCompare(one.updated_at)),
    }));
}
