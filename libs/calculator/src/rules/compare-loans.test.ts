import { parse } from 'valibot';
import { savedLoanInfo } from '../contract';
import { cousinsLoanKept, everydayLoanKept } from '../fixtures/loans';
import { areAlike, compareLoans } from './compare-loans';
import { savedFromAccount, type StoredLoan } from './stored-loan';

const kept = (wire: unknown): StoredLoan => {
  const loan = savedFromAccount(parse(savedLoanInfo.data, wire));
  if (!loan) throw new Error('The fixture must be a loan that this app can read.');
  return loan;
};
const plain = { ...kept(everydayLoanKept), prepayments: [] };
const cousin = kept(cousinsLoanKept);

describe('compared loans', () => {
  it('are sorted by cost, with the extra cost of the others', () => {
    const compared = compareLoans([plain, cousin], 'asKept', '2026-11-20', 1);
    expect(compared.map(({ loan, cost, more, price }) => [loan.name, cost, more, price?.apr])).toEqual([
      ['Cousin Ari', 180_000, 0, '21.46'],
      ['Everyday loan', 255_174, 75_174, '31.10'],
    ]);
  });

  it('are compared for the same amount and term', () => {
    const small = { ...cousin, principal: 100_000, tenure: 3, loanId: 'small' };
    expect(areAlike([plain, small])).toBe(false);
    const [first, second] = compareLoans([plain, small], 'alike', '2026-11-20', 1);
    expect(first).toMatchObject({
      loan: { loanId: 'small' },
      question: { principal: 1_500_000, tenure: 12 },
      cost: 180_000,
    });
    expect(second?.loan.name).toBe('Everyday loan');
  });

  it('include a loan that cannot be calculated, last and without a price', () => {
    const broken = { ...cousin, moratorium: 20 };
    const compared = compareLoans([broken, plain], 'asKept', '2026-11-20', 1);
    expect(compared.at(-1)).toMatchObject({ price: undefined, refusal: 'notTogether' });
  });
});
