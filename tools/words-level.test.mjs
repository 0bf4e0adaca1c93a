import { equal, match, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { plainText, readingGrade, readingLevel } from './words-level.mjs';

const easy = 'You can pay it all off early. It’s free.';
const hard =
  'Notwithstanding the aforementioned obligations, the undersigned acknowledges responsibility for administrative expenditures.';

test('a label has no reading grade', () => equal(readingGrade('Pay early'), undefined));

test('the product’s messages read at sixth grade, legal text does not', () => {
  ok(readingGrade(easy) < 6);
  ok(readingGrade(hard) > 12);
});

test('a message is rated as the borrower reads it', () => {
  equal(plainText('<0>{n, plural, one {# day} other {# days}}</0> left'), '5 days left');
});

test('a set of messages that is too hard at the median is a fault, an easy one is not', () => {
  equal(readingLevel([easy, easy, hard]).faults.length, 0);
  match(readingLevel([easy, hard, hard]).faults[0], /median reading grade of \d/);
});
