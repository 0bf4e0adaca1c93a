import fc from 'fast-check';
import type { Answers } from './answers';
import { emptyDraftBook, readDraftBook, serialiseDraftBook, withDraft, withoutDraft } from './draft-book';

const now = '2026-11-20T02:44:00.000Z';
const answers: Answers = new Map([['company_name', { value: 'Rivergate Textile' }]]);
const miras = withDraft(emptyDraftBook('mira'), 'job', { savedAt: now, answers });
const stored = serialiseDraftBook(miras);
const inDays = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString();

it('a partly filled form is restored after a reload', () => {
  expect(readDraftBook(stored, 'mira', inDays(1))).toEqual(miras);
});

it('another borrower on the same device gets no draft', () => {
  expect(readDraftBook(stored, 'ani', now)).toEqual(emptyDraftBook('ani'));
});

it.each([
  [6.9, 1],
  [7, 0],
])('after %d days the device has %d drafts', (days, left) => {
  expect(readDraftBook(stored, 'mira', inDays(days)).drafts.size).toBe(left);
});

it('deleting one form leaves the others', () => {
  const two = withDraft(miras, 'personal', { savedAt: now, answers });
  expect([...withoutDraft(two, 'job').drafts.keys()]).toEqual(['personal']);
});

it.each([
  null,
  '',
  '{',
  '[]',
  '{"borrower":"mira"}',
  '{"borrower":"mira","drafts":[["job",{"savedAt":"soon"}]]}',
])('an unreadable draft (%p) is ignored', (text) => {
  expect(readDraftBook(text, 'mira', now)).toEqual(emptyDraftBook('mira'));
});

it('any answers survive a round trip through storage', () => {
  const answer = fc.record({ value: fc.string(), reads: fc.string() }, { requiredKeys: ['value'] });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), answer)), fc.string(), (pairs, form) => {
      const book = withDraft(emptyDraftBook('mira'), form, { savedAt: now, answers: new Map(pairs) });
      expect(readDraftBook(serialiseDraftBook(book), 'mira', now)).toEqual(book);
    }),
  );
});
