import { sampleMarket } from '@clearloan/formatting';
import { withOwnKeys } from '@clearloan/routes';
import fc from 'fast-check';
import { parse } from 'valibot';
import { savedLoanInfo } from '../contract';
import { cousinsLoanKept, everydayLoanKept } from '../fixtures/loans';
import { addressOfForm, formFromAddress } from './form-address';
import { formOfSaved, savedFromAccount } from './stored-loan';
import { firstForm, readForm, type LoanForm, priceQuestion } from './loan-form';

const roundTrip = (form: LoanForm): LoanForm =>
  formFromAddress(new URL(withOwnKeys('/calculator', addressOfForm(form)), 'http://localhost').searchParams);

const whole: LoanForm = {
  amount: '15,000',
  rate: '24%',
  count: '36',
  pace: 'week',
  kind: 'reducing',
  first: 'advance',
  fee: '3',
  feeType: 'percent',
  tax: '18',
  feeMode: 'added',
  pause: '2',
  newRates: [{ periodNo: 7, percent: '36' }],
  extras: [
    { periodNo: 4, amount: 300_000, keep: 'instalment' },
    { periodNo: 6, amount: 5_050, keep: 'tenure', everyPeriods: 12 },
  ],
  growth: { percent: '10', everyPeriods: 12 },
};

describe('a shared link', () => {
  it('restores every input', () => {
    expect(roundTrip(whole)).toEqual(whole);
    expect(roundTrip(firstForm)).toEqual(firstForm);
  });

  it('is short when little was changed', () => {
    expect(withOwnKeys('/calculator', addressOfForm({ ...firstForm, rate: '24' }))).toBe(
      '/calculator?_rate=24',
    );
  });

  it('never throws, whatever it contains', () => {
    const anyValue = fc.oneof(
      fc.string(),
      fc.constantFrom('1:2:3', '~~~', '4:NaN:tenure', '-1:5', '4:3000.00:other', '9:1:1:1'),
    );
    const keys = [
      '_amount',
      '_rate',
      '_count',
      '_pace',
      '_kind',
      '_fee',
      '_rates',
      '_extras',
      '_growth',
      '_pause',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), anyValue), (values) => {
        const { question } = readForm(formFromAddress(new URLSearchParams(values)), sampleMarket);
        if (question) expect(['priced', 'refused']).toContain(priceQuestion(question, '2026-11-20', 1).is);
      }),
    );
  });
});

describe('a loan form', () => {
  it('becomes a request with the typed values', () => {
    expect(readForm(whole, sampleMarket).question).toMatchObject({
      principal: 1_500_000,
      interest_rate: '24',
      tenure: 36,
      tenure_type: 'week',
      processing_fee: '3',
      gst: '18',
      moratorium: 2,
      rateChanges: [{ periodNo: 7, interest_rate: '36' }],
    });
  });

  it('reports the problem of each field', () => {
    const wrong = { ...whole, amount: 'much', rate: '500', count: '0', fee: '101', tax: '-1', pause: '2.5' };
    expect(readForm(wrong, sampleMarket)).toMatchObject({
      question: undefined,
      problems: {
        amount: 'letters',
        rate: 'rateTooHigh',
        count: 'zero',
        fee: 'rateTooHigh',
        tax: 'negative',
        pause: 'notWhole',
      },
    });
  });

  it('reports how a pasted amount was read', () => {
    const { amounts } = readForm({ ...firstForm, amount: '1.000.000,00' }, sampleMarket);
    expect(amounts.amount).toEqual({ value: 100_000_000, isRead: true });
  });

  it('accepts a fee that is an amount', () => {
    const { question } = readForm({ ...firstForm, feeType: 'flat', fee: '450' }, sampleMarket);
    expect(question?.processing_fee).toBe('450.00');
  });

  it('has a price for a single payment', () => {
    const { question } = readForm({ ...firstForm, count: '1' }, sampleMarket);
    expect(question && priceQuestion(question, '2026-11-20', 1)).toMatchObject({
      is: 'priced',
      loan: { instalment: 1_016_667 },
    });
  });

  it('has no price for a flat loan with early payments, and a reason', () => {
    const { question } = readForm({ ...whole, kind: 'flat', pause: '' }, sampleMarket);
    expect(question && priceQuestion(question, '2026-11-20', 1)).toEqual({
      is: 'refused',
      reason: 'notTogether',
    });
  });
});

describe('a saved loan', () => {
  it('opens with the form values it was saved with', () => {
    const kept = savedFromAccount(parse(savedLoanInfo.data, everydayLoanKept));
    expect(kept && readForm(formOfSaved(kept), sampleMarket).question).toMatchObject({
      principal: 1_500_000,
      interest_rate: '24',
      processing_fee: '3',
      prepayments: [{ periodNo: 4, amount: 300_000, keep: 'instalment' }],
    });
  });

  it('of a newer app is not calculated', () => {
    const saved = parse(savedLoanInfo.data, { ...cousinsLoanKept, rateKind: 'balloon' });
    expect(savedFromAccount(saved)).toBeUndefined();
  });
});
