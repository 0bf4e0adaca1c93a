import * as fc from 'fast-check';
import type { BookRecord } from './contract';
import { isClash, isRecordClash, withChanges, withRecordChanges } from './use-save-form';

type Fields = Omit<BookRecord, 'updated_at' | 'deleted'>;
const some = fc.constantFrom(undefined, 'a', 'b');
const record: fc.Arbitrary<Fields> = fc.record({
  record_id: fc.constant('r'),
  amount: fc.integer({ min: 1, max: 3 }),
  book_type: fc.constant('expense' as const),
  category_id: some,
  note: some,
  address: some,
  img_url: some,
  record_date: fc.constantFrom('2026-11-01', '2026-11-02'),
  account_id: fc.constantFrom('cash', 'bank'),
  to_account_id: fc.constant(undefined),
});

it('each field is the one typed here if it was changed here, otherwise the present one', () => {
  fc.assert(
    fc.property(record, record, record, (opened, typed, present) => {
      const saved = withRecordChanges(opened, typed, present);
      for (const key of Object.keys(saved) as (keyof Fields)[])
        expect(saved[key]).toBe(typed[key] === opened[key] ? present[key] : typed[key]);
    }),
  );
});

it('control: the form alone would undo what another tab saved', () => {
  fc.assert(
    fc.property(record, (opened) => {
      const [typed, present] = [
        { ...opened, amount: 501 },
        { ...opened, category_id: 'travel' },
      ];
      expect(withChanges(opened, typed, present)).toEqual({ ...opened, amount: 501, category_id: 'travel' });
      if (opened.category_id !== 'travel') expect(typed.category_id).not.toBe('travel');
    }),
  );
});

it('a record that became a transfer elsewhere gets no category from here', () => {
  fc.assert(
    fc.property(record, record, (opened, typed) => {
      const present = {
        ...opened,
        book_type: 'transfer' as const,
        category_id: undefined,
        to_account_id: 'bank',
      };
      expect(withRecordChanges(opened, typed, present)).toEqual(typed);
      expect(isRecordClash(opened, typed, present)).toBe(true);
    }),
  );
});

it('only what both changed, each to another value, is a clash, and saving keeps the one typed here', () => {
  fc.assert(
    fc.property(record, record, record, (opened, typed, present) => {
      const saved = withChanges(opened, typed, present);
      const lost = (Object.keys(saved) as (keyof Fields)[]).filter(
        (key) => present[key] !== opened[key] && saved[key] !== present[key],
      );
      expect(isClash(opened, typed, present)).toBe(lost.length > 0);
    }),
  );
});

it('a transfer of which two tabs changed one side each keeps both sides of the form, as a clash', () => {
  fc.assert(
    fc.property(record, (fields) => {
      const opened = { ...fields, book_type: 'transfer' as const, account_id: 'cash', to_account_id: 'bank' };
      const [typed, present] = [
        { ...opened, account_id: 'wallet' },
        { ...opened, to_account_id: 'wallet' },
      ];
      expect(withRecordChanges(opened, typed, present)).toEqual(typed);
      expect(isRecordClash(opened, typed, present)).toBe(true);
      expect(isRecordClash(opened, typed, { ...opened, to_account_id: 'savings' })).toBe(false);
    }),
  );
});
