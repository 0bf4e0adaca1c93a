import type { BookRecord } from '../contract';
import { inPieces } from './pieces';

const record = (record_id: string, record_date: string): BookRecord => ({
  record_id,
  record_date,
  amount: 100,
  book_type: 'expense',
  account_id: 'cash',
  updated_at: '2026-11-01T00:00:00.000Z',
  deleted: false,
});
const days = (count: number, each: number) =>
  [...Array(count).keys()].map((nth) => {
    const day = `day ${String(nth)}`;
    return { day, records: [...Array(each).keys()].map((at) => record(`${String(nth)}-${String(at)}`, day)) };
  });
const none = () => false;
const atOnce = (pieces: ReturnType<typeof inPieces>) =>
  pieces.flatMap((day) => day.pieces.filter(({ isAtOnce }) => isAtOnce).flatMap(({ records }) => records));

it('every record is in one piece, in the order of its day', () => {
  const book = days(3, 20);
  const again = inPieces(book, none).map(({ pieces }) => pieces.flatMap(({ records }) => records));
  expect(again).toEqual(book.map(({ records }) => records));
});

it('a month with 1 000 records renders one screen of records and all day headings at once', () => {
  const month = inPieces(days(28, 36), none);
  expect(atOnce(month).map(({ record_id }) => record_id)).toEqual(
    [...Array(12).keys()].map((at) => `0-${String(at)}`),
  );
  expect(month.every(({ isAtOnce }) => isAtOnce)).toBe(true);
});

it('the record a borrower returns to renders at once with its neighbours only', () => {
  const month = inPieces(days(28, 36), ({ record_id }) => record_id === '14-20');
  const there = atOnce(month).map(({ record_id }) => record_id);
  expect(there).toEqual(expect.arrayContaining(['14-12', '14-20', '14-28']));
  expect(there).not.toContain('0-0');
  expect(there.length).toBeLessThan(31);
});

it('days far down in a search over years render later, together with their first records', () => {
  const found = inPieces(days(400, 8), none);
  expect(found.filter(({ isAtOnce }) => isAtOnce)).toHaveLength(31);
  expect(found[200]).toMatchObject({ isAtOnce: false, pieces: [{ isAtOnce: true }, { isAtOnce: false }] });
});

it('a record far down in a search renders at once when a borrower returns to it', () => {
  const found = inPieces(days(400, 1), ({ record_id }) => record_id === '300-0');
  expect(found[300]).toMatchObject({ isAtOnce: true, pieces: [{ isAtOnce: true }] });
});
