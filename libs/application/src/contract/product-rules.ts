import { unless, type DataOf, type Rule } from '@clearloan/api-client/declare';
import type { ProductOffer } from './product';
import type { applyForProduct } from './product-calls';

export const amountsAreLoans: Rule<Pick<ProductOffer, 'amountMin' | 'amountStep'>> = {
  name: 'amountsAreLoans',
  sentence: 'the least amount and the step between amounts are more than zero',
  faults: ({ amountMin, amountStep }, at = 'data') => [
    ...unless(amountMin > 0, `${at}.amountMin`, 'more than zero', amountMin),
    ...unless(amountStep > 0, `${at}.amountStep`, 'more than zero', amountStep),
  ],
};

export const applicationIsWhole: Rule<Pick<DataOf<typeof applyForProduct>, 'result' | 'orderId' | 'dialog'>> =
  {
    name: 'applicationIsWhole',
    sentence: 'an application that goes on has a number, and one with a question has its text',
    faults: ({ result, orderId, dialog }, at = 'data') => [
      ...unless(result !== 'go' || orderId !== undefined, `${at}.orderId`, 'its number', orderId),
      ...unless(result !== 'dialog' || dialog !== undefined, `${at}.dialog`, 'the question', dialog),
    ],
  };
