import { unless, unlessSame, type Rule } from '@clearloan/api-client/declare';
import type { ProductDetail } from './product';

export const productIsOfRequest: Rule<{
  request: { readonly productId: string };
  reply: Pick<ProductDetail, 'product'>;
}> = {
  name: 'productIsOfRequest',
  sentence: 'the page is of the product that was requested',
  faults: ({ request: { productId }, reply: { product } }, at = 'data') =>
    unlessSame(`${at}.product.productId`, productId, product.productId, 'as requested'),
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
