import { encode } from '@clearloan/api-client/declare';
import { cost as costShape, priceAddsUp, type Cost } from '@clearloan/loan-contract';
import { parse } from 'valibot';
import { costOfFifteenThousand } from '../fixtures/costs';
import { checkMaths } from './check-maths';
import { chargedApart, chargedBeside, priceParts } from './price';
import { recalculate } from './recalculate';

const alone = parse(costShape, costOfFifteenThousand);
const insurance = {
  name: 'Insurance',
  payee: 'thirdParty',
  paid: 'separate',
  amount: 30_000,
  gst: 5_400,
} as const;
const membership = { name: 'Membership', payee: 'lender', paid: 'eachTime', amount: 2_500 } as const;
const valuation = { name: 'Valuation', payee: 'thirdParty', paid: 'deducted', amount: 10_000 } as const;
const charges = [insurance, membership, valuation];

/** A lender's response whose figures include all these charges. */
function withCharges(added: Cost['charges'], apr: string): Cost {
  const beside = chargedBeside({ charges: added, repay_plans: alone.repay_plans });
  const deducted = 10_000;
  return {
    ...alone,
    charges: added,
    apr,
    netAmount: alone.netAmount - deducted,
    totalRepay: alone.totalRepay - deducted + beside,
  };
}

describe('an offer with insurance and other charges', () => {
  const count = alone.repay_plans.length;
  const apr = recalculate({ ...alone, charges })?.apr ?? '';
  const offer = withCharges(charges, apr);

  it('includes them in its APR and total, and adds up', () => {
    expect(Number(apr)).toBeGreaterThan(Number(alone.apr));
    expect(priceParts(offer).charges).toBe(35_400 + 2_500 * count + 10_000);
    expect(chargedApart(offer)).toBe(35_400 + 2_500 * count);
    expect(priceAddsUp.faults(offer)).toEqual([]);
    expect(checkMaths(offer)).toEqual({ result: 'agrees', rows: count });
  });

  it('differs in the check when its APR leaves them out', () => {
    expect(checkMaths({ ...offer, apr: alone.apr })).toEqual({
      result: 'differs',
      differences: [{ of: 'apr', lenders: alone.apr, ours: apr }],
    });
  });

  it('is not checked when a charge has an unknown value', () => {
    const unknown = { ...insurance, paid: 'later' };
    expect(checkMaths(withCharges([unknown], apr))).toEqual({ result: 'unknown' });
  });

  it('survives a round trip, and an offer without them is unchanged', () => {
    expect(parse(costShape, JSON.parse(JSON.stringify(encode(costShape, offer))))).toEqual(offer);
    expect(alone.charges ?? []).toEqual([]);
    expect(priceParts(alone).charges).toBe(0);
  });
});
