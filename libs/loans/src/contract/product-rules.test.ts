import { parse } from 'valibot';
import { applyForProduct, closingLetter, productDetail, productOffer, yearlyStatement } from '../contract';
import { closingLetterOfSettled, statementOf2026 } from '../fixtures/loan-papers';
import { applicationOpened, applicationRefused, product, productHalfVerified } from '../fixtures/product';
import { letterIsOfStatement } from './paper-rules';
import { amountsAreLoans, applicationIsWhole, nextStepIsOpen, yearsAreInOrder } from './product-rules';

const offer = parse(productOffer.data, product);
const statement = parse(yearlyStatement.data, statementOf2026);

it('the least amount of a product is a loan', () => {
  expect(amountsAreLoans.faults(offer)).toEqual([]);
  expect(amountsAreLoans.faults({ ...offer, amountMin: 0 })).toHaveLength(1);
  expect(amountsAreLoans.faults({ ...offer, amountStep: 0 })).toHaveLength(1);
});

it('the next step is open, and an application that goes on has a number', () => {
  expect(nextStepIsOpen.faults(offer)).toEqual([]);
  expect(nextStepIsOpen.faults(parse(productDetail.data, productHalfVerified))).toEqual([]);
  for (const reply of [applicationOpened, applicationRefused])
    expect(applicationIsWhole.faults(parse(applyForProduct.data, reply))).toEqual([]);
  expect(applicationIsWhole.faults({ result: 'go' })).toHaveLength(1);
});

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
