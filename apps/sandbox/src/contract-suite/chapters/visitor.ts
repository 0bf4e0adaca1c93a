import type { RequestOf } from '@clearloan/api-client/declare';
import {
  calculateAdvanced,
  calculatePayment,
  calculatorPage,
  exchangeRates,
  jumpPage,
  jumpPageViewed,
} from '@clearloan/calculator/contract';
import { loginSetting } from '@clearloan/auth/contract';
import { contactInfo, helpPage, whatsapp } from '@clearloan/complaints/contract';
import {
  agreementByScene,
  classicHomePage,
  homePage,
  productDetail,
  productOffer,
} from '@clearloan/loans/contract';
import { reportError } from '@clearloan/privacy/contract';
import type { Suite } from '../harness/suite';

const plain = { principal: 1_000_000, interest_rate: '24.00', tenure: 6, tenure_type: 'month' } as const;
const detailed: RequestOf<typeof calculateAdvanced> = {
  ...plain,
  processing_fee: '3',
  processing_fee_type: 'percent',
  feeMode: 'deducted',
  gst: '18',
  rateKind: 'reducing',
  firstPayment: 'arrears',
  prepayments: [{ periodNo: 2, amount: 100_000, keep: 'instalment' }],
  paidPeriods: 1,
};

/** What somebody without an account sees and works out. */
export async function visitor({ check, lender: { productId } }: Suite): Promise<void> {
  await check(classicHomePage, {});
  await check(homePage, {});
  await check(productDetail, { productId });
  await check(productOffer, { productId });
  await check(contactInfo, {});
  await check(helpPage, {});
  await check(whatsapp, {});
  await check(calculatorPage, {});
  await check(calculatePayment, plain);
  await check(calculateAdvanced, detailed);
  await check(exchangeRates, {});
  const jump = await check(jumpPage, {});
  await check(jumpPageViewed, { target: jump?.target ?? 'home' });
  await check(reportError, { page: 'main', code: 'Network', build: 'contract-suite' });
  const setting = await check(loginSetting, {});
  await check(agreementByScene, { scene: setting?.agreements[0]?.scene ?? 'privacy' });
}
