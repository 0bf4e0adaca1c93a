import type { MarketName } from '@clearloan/formatting';
import type { products } from '../../platform/database/schema/orders';

type ProductRow = typeof products.$inferInsert;

const harbour = { lenderName: 'Harbour Finance', lenderRegistration: 'SAMPLE-LIC-0117' } as const;
const kite = { lenderName: 'Kite Credit', lenderRegistration: 'SAMPLE-LIC-0242' } as const;
const mesa = { lenderName: 'Mesa Capital', lenderRegistration: 'SAMPLE-LIC-0386' } as const;

/** The common terms of most products. */
const usual = {
  tenureType: 'month',
  repayment: 'instalments',
  rateKind: 'reducing',
  dayCount: '30/360',
  feeMode: 'deducted',
  feePercent: '3',
  taxPercent: '18',
  lateFeePercentPerDay: '0.25',
  lateFeeCapPercent: '100',
  prepayFeePercent: '0',
  coolingOffDays: 3,
  delayFeePerWeek: 45_00,
  delaysAllowed: 2,
  minMonthlyIncome: 1_500_00,
} as const;

/** The sample lender's products, one of each kind in the contract. Amounts in minor units of the sample market. */
const sampleProducts: readonly ProductRow[] = [
  {
    ...usual,
    ...harbour,
    productId: 'everyday',
    position: 1,
    name: 'Everyday loan',
    amountMin: 1_000_00,
    amountMax: 20_000_00,
    amountStep: 500_00,
    tenures: [3, 6, 9, 12],
    exampleAmount: 10_000_00,
    exampleTenure: 6,
    annualRatePercent: '24.00',
    confirmation: 'chosen',
    taxCardAbove: 10_000_00,
    tags: ['firstLoan'],
  },
  {
    ...usual,
    ...harbour,
    productId: 'top-up',
    position: 2,
    name: 'Quick top-up',
    amountMin: 3_000_00,
    amountMax: 3_000_00,
    amountStep: 3_000_00,
    tenures: [30],
    tenureType: 'day',
    repayment: 'single',
    exampleAmount: 3_000_00,
    exampleTenure: 30,
    annualRatePercent: '24.00',
    confirmation: 'fixed',
    tags: [],
  },
  {
    ...usual,
    ...harbour,
    productId: 'school',
    position: 3,
    name: 'School fees loan',
    amountMin: 2_000_00,
    amountMax: 12_000_00,
    amountStep: 500_00,
    tenures: [3, 6, 9],
    exampleAmount: 8_000_00,
    exampleTenure: 3,
    annualRatePercent: '24.00',
    confirmation: 'plans',
    tags: [],
  },
  {
    ...usual,
    ...kite,
    productId: 'salary',
    position: 4,
    name: 'Salary bridge',
    amountMin: 500_00,
    amountMax: 4_000_00,
    amountStep: 100_00,
    tenures: [2, 4, 6],
    tenureType: 'fortnight',
    exampleAmount: 2_000_00,
    exampleTenure: 4,
    annualRatePercent: '30.00',
    feePercent: '1.5',
    confirmation: 'chosen',
    tags: ['sameDay'],
  },
  {
    ...usual,
    ...mesa,
    productId: 'shop',
    position: 5,
    name: 'Shop stock loan',
    amountMin: 5_000_00,
    amountMax: 60_000_00,
    amountStep: 1_000_00,
    tenures: [6, 12, 18, 24],
    exampleAmount: 30_000_00,
    exampleTenure: 12,
    annualRatePercent: '19.20',
    feeMode: 'added',
    feePercent: '2',
    confirmation: 'chosen',
    taxCardAbove: 10_000_00,
    minMonthlyIncome: 4_000_00,
    tags: ['shops'],
  },
  {
    ...usual,
    ...kite,
    productId: 'phone',
    position: 6,
    name: 'Phone loan',
    amountMin: 1_000_00,
    amountMax: 8_000_00,
    amountStep: 100_00,
    tenures: [6, 12],
    rateKind: 'flat',
    exampleAmount: 2_400_00,
    exampleTenure: 6,
    annualRatePercent: '14.00',
    feePercent: '1',
    charges: [{ name: 'Phone insurance', percent: '2' }],
    confirmation: 'plans',
    tags: [],
  },
];

/**
 * Differences required by a market's law: loans of 60 days or less must not be promoted; in Indonesia the late fee is also
 * lower and the income higher.
 */
const inMarkets: Readonly<
  Record<Exclude<MarketName, 'sample'>, (product: ProductRow) => Partial<ProductRow>>
> = {
  india: ({ productId }) => longEnough[productId] ?? {},
  indonesia: ({ productId, minMonthlyIncome }) => ({
    ...longEnough[productId],
    taxPercent: '11',
    lateFeePercentPerDay: '0.1',
    lateFeeCapPercent: '30',
    minMonthlyIncome: Math.max(minMonthlyIncome, 3_000_00),
  }),
};

const longEnough: Readonly<Record<string, Partial<ProductRow>>> = {
  'top-up': { tenures: [90], exampleTenure: 90 },
  salary: { tenures: [6, 8, 10], exampleTenure: 6 },
};

const scaled = (product: ProductRow, by: number): ProductRow => ({
  ...product,
  amountMin: product.amountMin * by,
  amountMax: product.amountMax * by,
  amountStep: product.amountStep * by,
  exampleAmount: product.exampleAmount * by,
  taxCardAbove: typeof product.taxCardAbove === 'number' ? product.taxCardAbove * by : null,
  delayFeePerWeek: product.delayFeePerWeek * by,
  minMonthlyIncome: product.minMonthlyIncome * by,
});

/** The same products in a market's currency and by its law. */
export const productCatalogue = (market: MarketName, amountScale: number): ProductRow[] =>
  sampleProducts.map((product) =>
    scaled(market === 'sample' ? product : { ...product, ...inMarkets[market](product) }, amountScale),
  );
