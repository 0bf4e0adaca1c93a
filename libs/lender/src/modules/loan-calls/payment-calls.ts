import {
  agreeToArrangement,
  arrangements,
  changeAutopay,
  createAutopay,
  delayQuote,
  generatePayCode,
  loanPlanInfo,
  payTypes,
  planPayment,
  showAutopay,
  singlePaymentDelayQuote,
  submitUtr,
} from '@clearloan/repayment/contract';
import {
  defineHandler,
  defineHandlerWithFiles,
  type Call,
  type Preparation,
} from '../../platform/context/define-handler';
import type { RepaymentAnswers } from '../../platform/context/lending-core';
import type { PictureService, PreparedPicture } from '../pictures/pictures';

/** The repayment endpoints, implemented by a core. */
export const paymentCalls = (core: RepaymentAnswers, pictures: PictureService): readonly Call[] => [
  defineHandler(loanPlanInfo, core.loanPlanInfo),
  defineHandler(planPayment, core.planPayment),
  defineHandler(showAutopay, core.showAutopay),
  defineHandler(createAutopay, core.createAutopay),
  defineHandler(changeAutopay, core.changeAutopay),
  defineHandler(payTypes, core.payTypes),
  defineHandler(generatePayCode, core.generatePayCode),
  defineHandlerWithFiles(submitUtr, receiptOf(pictures), (receipt) =>
    core.submitUtr(async () => {
      const picture = receipt();
      return picture === undefined ? undefined : pictures.keep(picture);
    }),
  ),
  defineHandler(delayQuote, core.delayQuote),
  defineHandler(singlePaymentDelayQuote, core.singlePaymentDelayQuote),
  defineHandler(arrangements, core.arrangements),
  defineHandler(agreeToArrangement, core.agreeToArrangement),
];

/** The picture of a receipt, cleaned and stored before anything is locked. */
const receiptOf = (pictures: PictureService): Preparation<typeof submitUtr, PreparedPicture | undefined> => ({
  prepare: async ({ request: { file }, borrower: { borrowerId } }) =>
    file === undefined ? undefined : pictures.prepare(borrowerId, { file, purpose: 'receipt' }),
  release: async (prepared) => {
    if (prepared !== undefined) await pictures.discard(prepared);
  },
});
