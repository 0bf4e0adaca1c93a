import { parse } from 'valibot';
import { closingLetterOfSettled, statementOf2026 } from '../fixtures/loan-papers';
import { letterIsOfStatement, yearsAreInOrder } from './paper-rules';
import { closingLetter, yearlyStatement } from './statement';

const statement = parse(yearlyStatement.data, statementOf2026);

it('the newest year of a statement is first', () => {
  expect(yearsAreInOrder.faults(statement)).toEqual([]);
  expect(yearsAreInOrder.faults({ years: [2025, 2026] })).toHaveLength(1);
});

it('a loan is closed on the day of its last payment or later', () => {
  const letter = parse(closingLetter.data, closingLetterOfSettled);
  const late = (closedOn: string) =>
    letterIsOfStatement
      .faults({ letter: { ...letter, closedOn }, statement })
      .filter(({ at }) => at === 'data.closedOn');
  expect(late('2099-01-01')).toEqual([]);
  expect(late('2000-01-01')).toHaveLength(1);
});
