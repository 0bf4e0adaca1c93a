import { parse } from 'valibot';
import { nextStepIsOpen, productDetailData } from '@clearloan/loan-view/contract';
import { productHalfVerified } from '@clearloan/loan-view/fixtures';
import { applyForProduct, productOffer } from '../contract';
import { applicationOpened, applicationRefused, product } from '../fixtures/product';
import { amountsAreLoans, applicationIsWhole } from './product-rules';

const offer = parse(productOffer.data, product);

it('the least amount of a product is a loan', () => {
  expect(amountsAreLoans.faults(offer)).toEqual([]);
  expect(amountsAreLoans.faults({ ...offer, amountMin: 0 })).toHaveLength(1);
  expect(amountsAreLoans.faults({ ...offer, amountStep: 0 })).toHaveLength(1);
});

it('the next step is open, and an application that goes on has a number', () => {
  expect(nextStepIsOpen.faults(offer)).toEqual([]);
  expect(nextStepIsOpen.faults(parse(productDetailData, productHalfVerified))).toEqual([]);
  for (const reply of [applicationOpened, applicationRefused])
    expect(applicationIsWhole.faults(parse(applyForProduct.data, reply))).toEqual([]);
  expect(applicationIsWhole.faults({ result: 'go' })).toHaveLength(1);
});
