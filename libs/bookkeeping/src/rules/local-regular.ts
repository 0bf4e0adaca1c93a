import { count, date, oneOf } from '@clearloan/api-client/declare';
import * as v from 'valibot';
import { bookTypes } from '../contract';
import { rhythms, type Regular } from './regular';

const minor = v.pipe(v.number(), v.safeInteger());

/** Regular records are never sent; this is their format on the device. */
const regular = v.object({
  id: v.pipe(v.string(), v.uuid()),
  rhythm: oneOf(rhythms),
  from: date,
  made: count,
  record: v.object({
    book_type: oneOf(bookTypes),
    amount: minor,
    category_id: v.exactOptional(v.string()),
    note: v.exactOptional(v.string()),
    account_id: v.string(),
    to_account_id: v.exactOptional(v.string()),
  }),
});

export const regularFrom = (
  items: readonly { readonly wire: Readonly<Record<string, unknown>> }[],
): Regular[] =>
  items.flatMap(({ wire }) => {
    const parsed = v.safeParse(regular, wire['regular']);
    if (!parsed.success) return [];
    const { record, ...rest } = parsed.output;
    const { category_id, note, to_account_id } = record;
    return [{ ...rest, record: { ...record, category_id, note, to_account_id } }];
  });
