import { equal, match, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { plainText, readingGrade, readingLevel } from './words-level.mjs';

const easy = 'You can pay it all off early. It’s free.';
const hard =
  'Notwithstanding the aforementioned obligations, the undersigned acknowledges responsibility for administrative expenditures.';

test('a label is no sentence', () => equal(readingGrade('Pay early'), undefined));

test('a reader of the sixth grade reads our sentences, and not a lawyer’s', () => {
  ok(readingGrade(easy) < 6);
  ok(readingGrade(hard) > 12);
});

test('a message is read as the borrower reads it', () => {
  equal(plainText('<0>{n, plural, one {# day} other {# days}}</0> left'), '5 days left');
});

test('sentences that are too hard in the middle are a fault, easy ones are none', () => {
  equal(readingLevel([easy, easy, hard]).faults.length, 0);
  match(readingLevel([easy, hard, hard]).faults[0], /median reading grade of \d/);
});
