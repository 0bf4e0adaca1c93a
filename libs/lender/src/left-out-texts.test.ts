import { workAs } from './testing/one-lender';
import { loanAgreement, loanAgreementVersion } from './core/lending/agreements/loan-agreement';
import { price, type Rules } from './core/orders/pricing';
import { showHelp } from './modules/complaints/help';
import { createTranslator } from './platform/context/product-names';
import { partNames, type OptionalPartName } from './platform/lender/optional-parts';

const rules: Rules = {
  tenureType: 'month',
  rateKind: 'reducing',
  dayCount: '30/360',
  repayment: 'instalments',
  feeMode: 'deducted',
  annualRatePercent: '24.00',
  feePercent: '2.0',
  taxPercent: '18',
  lateFeePercentPerDay: '0.25',
  lateFeeCapPercent: '100',
  prepayFeePercent: '0',
  coolingOffDays: 3,
  delayFeePerWeek: 500,
  delaysAllowed: 2,
  charges: [],
};
const terms = { amount: 500_000, tenure: 6, startDate: '2026-11-29' };

const agreement = () =>
  loanAgreement({
    orderNo: '48213',
    borrowerName: 'Mira Sol',
    productName: 'Everyday',
    lenderName: 'Kaveri',
    lenderRegistration: 'K-1',
    bank: undefined,
    rules,
    priced: price({ ...terms, rules }),
    startDate: terms.startDate,
  });

/** All that a borrower reads as the lender’s answers and terms. */
async function textsOfLender(): Promise<string> {
  const language = 'en';
  const { faq } = await showHelp({ t: createTranslator(language), language } as Parameters<
    typeof showHelp
  >[0]);
  return [...faq.map(({ a }) => a), agreement()].join('\n');
}

/** The words for what a borrower does in a part of the app. */
const words: Partial<Record<OptionalPartName, RegExp>> = {
  delay: /more time/i,
  references: /bank reference/i,
  reports: /\breport\b/i,
};
const leaveOut = (...parts: OptionalPartName[]) =>
  workAs({
    name: 'Kaveri',
    market: 'sample',
    features: Object.fromEntries(parts.map((part) => [part, false])),
  });

afterEach(() => leaveOut());

it.each(Object.entries(words))('help and agreement name %s only if it is offered', async (part, word) => {
  leaveOut();
  expect(await textsOfLender()).toMatch(word);
  leaveOut(...partNames.filter((name) => name === part));
  expect(await textsOfLender()).not.toMatch(word);
});

it('every answer has a sentence when all parts are left out', async () => {
  leaveOut(...partNames);
  const { faq } = await showHelp({ t: createTranslator('zh'), language: 'zh' } as Parameters<
    typeof showHelp
  >[0]);
  expect(faq.filter(({ a }) => a === '')).toEqual([]);
  expect(faq.filter(({ a }) => a.includes(' '))).toEqual([]);
});

it('an agreement without more time has a version of its own', () => {
  const whole = loanAgreementVersion();
  leaveOut('delay');
  expect(loanAgreementVersion()).not.toBe(whole);
});
