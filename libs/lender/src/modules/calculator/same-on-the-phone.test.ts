import { codes } from '@clearloan/api-client/declare';
import {
  calculateAdvanced,
  calculatePayment,
  plainQuestion,
  priceOf,
  withoutExtras,
  type AdvancedQuestion,
} from '@clearloan/calculator/contract';
import { LoanMathError, type CostRow, type LoanCost } from '@clearloan/loan-math';
import fc from 'fast-check';
import { businessDay } from '../../platform/context/clock';
import { sizes } from '../../testing/sizes';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { anyQuestion } from './testing/any-question';

let lender: TestLender;
beforeAll(async () => {
  lender = await startTestLender();
});
afterAll(() => lender.stop());

/** Computes a loan as the device does, without a server; undefined if the loan has no price. */
function local(question: AdvancedQuestion, today: string): LoanCost | undefined {
  try {
    return priceOf(question, today, 1);
  } catch (error) {
    if (error instanceof LoanMathError) return undefined;
    throw error;
  }
}

/** A reply and the day it was given. Retries if midnight passed in between. */
async function onOneDay<Reply>(ask: () => Promise<Reply>): Promise<{ reply: Reply; today: string }> {
  const today = businessDay(new Date());
  const reply = await ask();
  return businessDay(new Date()) === today ? { reply, today } : onOneDay(ask);
}

/** At full size, this many questions exceed the default timeout. */
jest.setTimeout(10 * 60_000);

const paid = (rows: readonly CostRow[], paidPeriods: number) =>
  rows.filter(({ periodNo }) => periodNo <= paidPeriods);

it('a loan costs the same on the device and at the lender, to the cent and in each row', async () => {
  const seen = { priced: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(anyQuestion, async (question) => {
      const { reply, today } = await onOneDay(() => lender.call(calculateAdvanced, question));
      const loan = local(question, today);
      const without = loan && local(withoutExtras(question), today);
      if (loan === undefined || without === undefined) {
        seen.refused += 1;
        expect([reply.status, reply.code]).toEqual([200, codes.badInput]);
        return;
      }
      seen.priced += 1;
      const answer = reply.value();
      const gone = paid(loan.rows, question.paidPeriods ?? 0);
      expect(answer).toMatchObject({
        month_amount: loan.instalment,
        total_interest: loan.interest,
        apr: loan.apr,
        saved: without.interest - loan.interest,
        savedPeriods: without.rows.length - loan.rows.length,
        paid_interest: gone.reduce((sum, row) => sum + row.interest, 0),
        remain_principal:
          gone.at(-1)?.balance ?? loan.principal + (question.feeMode === 'added' ? loan.fee + loan.tax : 0),
      });
      expect(
        answer.repay_plans.map(({ dueTime, principal, interest, processing_fee, gst, repayTotalAmount }) => {
          return [dueTime, principal, interest, processing_fee, gst, repayTotalAmount];
        }),
      ).toEqual(
        loan.rows.map((row) => {
          const { dueDate, principal, extra, interest, fee, tax, instalment } = row;
          return [dueDate, principal + extra, interest, fee, tax, instalment + extra];
        }),
      );
    }),
    { numRuns: sizes.calculatorQuestions },
  );
  // The test proves something only if both kinds occur.
  expect(seen.priced).toBeGreaterThan(seen.refused);
  expect(seen.refused).toBeGreaterThan(0);
});

it('a plain loan costs the same by the simple endpoint', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuestion, async ({ principal, interest_rate, tenure, tenure_type }) => {
      const question = { principal, interest_rate, tenure, tenure_type };
      const { reply, today } = await onOneDay(() => lender.call(calculatePayment, question));
      const loan = local(plainQuestion(question), today);
      if (loan === undefined) {
        expect(reply.code).toBe(codes.badInput);
        return;
      }
      const { month_amount, total_interest, repay_plans } = reply.value();
      expect([month_amount, total_interest]).toEqual([loan.instalment, loan.interest]);
      expect(repay_plans.map(({ repayTotalAmount }) => repayTotalAmount)).toEqual(
        loan.rows.map(({ instalment }) => instalment),
      );
    }),
    { numRuns: sizes.plainQuestions },
  );
});
