import { codes } from '@clearloan/api-client/declare';
import { homePage } from '@clearloan/home/contract';
import { loanTrial, productOffer } from '@clearloan/application/contract';
import { certifiedBorrower, newPhone, plainBorrower } from './testing/certified-borrower';
import { lenderInBalance } from './testing/lender-in-balance';
import { walkWith } from './testing/walk';

const lender = lenderInBalance();

describe('home', () => {
  it('shows a visitor the available loans and their cost', async () => {
    const { list, tools } = (await lender.call(homePage, {})).value();
    expect(list.map(({ type }) => type)).toEqual(['BANNER', 'LARGE_CARD', 'SMALL_CARD', 'PRODUCT_LIST']);
    const large = list.flatMap((block) => (block.type === 'LARGE_CARD' ? block.items : []))[0];
    expect(large).toMatchObject({
      productId: 'everyday',
      amountRange: '¥1,000–¥20,000',
      termInfo: '3–12 months',
      aprMin: '31.10',
      aprMax: '46.48',
      example: { principal: 1_000_000, tenure: 6, tenure_type: 'month', cost: 106_554 },
    });
    expect(large?.costExample?.netAmount).toBe(964_600);
    const small = list.flatMap((block) => (block.type === 'SMALL_CARD' ? block.items : []));
    expect(small[0]).toMatchObject({
      productId: 'phone',
      termInfo: '6–12 months',
      amountRange: '¥1,000–¥8,000',
    });
    expect(tools).toContainEqual({ key: 'calculator', title: 'Calculator', linkUrl: '/calculator' });
    expect(tools).toContainEqual({ key: 'bookkeeping', title: 'Bookkeeping', linkUrl: '/bookkeeping' });
  });

  it('sorts loans by cost', async () => {
    const { list } = (await lender.call(homePage, {})).value();
    const all = list.flatMap((block) => (block.type === 'PRODUCT_LIST' ? block.items : []));
    const lowest = all.map(({ aprMin }) => Number(aprMin));
    expect(lowest).toEqual([...lowest].sort((one, other) => one - other));
    expect(all.length).toBeGreaterThanOrEqual(5);
  });
});

describe('a product', () => {
  it('shows a visitor the verification steps before the login', async () => {
    const { verify, nextStep } = (await lender.call(productOffer, { productId: 'everyday' })).value();
    expect(verify.map(({ taskType }) => taskType)).toEqual(['public', 'personal', 'job', 'ext', 'bank']);
    expect(verify.every(({ status, canClick }) => status === 'todo' && !canClick)).toBe(true);
    expect(nextStep).toBeUndefined();
  });
});

describe('prices', () => {
  it.each([
    [
      'everyday',
      1_200_000,
      6,
      'month',
      { month_amount: 214_231, netAmount: 1_157_520, totalRepay: 1_285_386 },
    ],
    [
      'everyday',
      1_500_000,
      6,
      'month',
      { month_amount: 267_789, netAmount: 1_446_900, totalRepay: 1_606_732 },
    ],
    ['top-up', 300_000, 30, 'day', { month_amount: 306_000, netAmount: 289_380, totalRepay: 306_000 }],
  ] as const)('%s of %i over %i %ss', async (productId, amount, tenure, tenure_type, price) => {
    const { sessionId } = await plainBorrower(newPhone());
    const trial = await lender.call(loanTrial, { productId, amount, tenure, tenure_type }, { sessionId });
    expect(trial.value()).toMatchObject(price);
  });

  it('are rejected for an amount between two steps and for a term that is not offered', async () => {
    const { sessionId } = await plainBorrower(newPhone());
    const ask = async (amount: number, tenure: number) =>
      (
        await lender.call(
          loanTrial,
          { productId: 'everyday', amount, tenure, tenure_type: 'month' },
          { sessionId },
        )
      ).code;
    expect(await ask(1_200_001, 6)).toBe(codes.amountOutOfRange);
    expect(await ask(2_050_000, 6)).toBe(codes.amountOutOfRange);
    expect(await ask(1_200_000, 5)).toBe(codes.badInput);
  });

  it('lists each eligibility condition with its result', async () => {
    const { sessionId } = await certifiedBorrower(newPhone());
    const { eligibility, verify, nextStep } = (
      await lender.call(productOffer, { productId: 'everyday' }, { sessionId })
    ).value();
    expect(eligibility.map(({ status }) => status)).toEqual(['yes', 'yes', 'yes', 'yes']);
    expect(verify.every(({ status }) => status === 'done')).toBe(true);
    expect(nextStep?.step).toBe('push');
  });

  it('has no next step for a submitted application', async () => {
    const borrower = await certifiedBorrower(newPhone());
    const orderId = await walkWith(lender, borrower).apply();
    const { sessionId } = borrower;
    const offer = (await lender.call(productOffer, { productId: 'everyday' }, { sessionId })).value();
    expect(offer.orderId).toBe(orderId);
    expect(offer.nextStep).toBeUndefined();
  });

  it('has an SVG logo without active content', async () => {
    const { productLogo = '' } = (await lender.call(productOffer, { productId: 'everyday' })).value().product;
    const reply = await fetch(lender.address + productLogo);
    expect(reply.headers.get('content-type')).toBe('image/svg+xml');
    expect(await reply.text()).toMatch(/^<svg [^]*<\/svg>$/);
    expect((await fetch(`${lender.address}/logos/toString.svg`)).status).toBe(404);
  });
});
