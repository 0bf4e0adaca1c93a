import { unless, unlessSame, type DataOf, type Rule } from '@clearloan/api-client/declare';
import type { ProductDetail, ProductOffer } from './product';
import type { applyForProduct } from './product-calls';
import type { YearlyStatement } from './statement';

export const amountsAreLoans: Rule<Pick<ProductOffer, 'amountMin' | 'amountStep'>> = {
  name: 'amountsAreLoans',
  sentence: 'the least amount and the step between amounts are more than zero',
  faults: ({ amountMin, amountStep }, at = 'data') => [
    ...unless(amountMin > 0, `${at}.amountMin`, 'more than zero', amountMin),
    ...unless(amountStep > 0, `${at}.amountStep`, 'more than zero', amountStep),
  ],
};

/** `push` submits the application. */
export const nextStepIsOpen: Rule<Pick<ProductDetail, 'verify' | 'nextStep'>> = {
  name: 'nextStepIsOpen',
  sentence: 'the next step is one that is not done, or to submit the application if no required one is left',
  faults: ({ verify, nextStep }, at = 'data') => {
    if (nextStep === undefined) return [];
    const { step } = nextStep;
    const open = verify.filter(({ status }) => status === 'todo' || status === 'rejected');
    const isRight =
      step === 'push'
        ? !open.some(({ required }) => required)
        : open.some(({ taskType }) => taskType === step);
    return unless(
      isRight,
      `${at}.nextStep.step`,
      `push or one of ${open.map(({ taskType }) => taskType).join(', ') || 'no steps'}`,
      step,
    );
  },
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

export const yearsAreInOrder: Rule<Pick<YearlyStatement, 'years'>> = {
  name: 'yearsAreInOrder',
  sentence: 'the newest year of a statement is first',
  faults: ({ years }, at = 'data') =>
    unlessSame(
      `${at}.years`,
      [...years].sort((one, other) => other - one),
      years,
      'newest first',
    ),
};
