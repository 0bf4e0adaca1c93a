import { loanDetails } from '@clearloan/loan-view/contract';
import { codes } from '@clearloan/api-client/declare';
import { createAutopay } from '@clearloan/repayment/contract';
import { portsOf } from '../../configuration/ports';
import { sharedSecret } from '../../testing/fake-receiver';
import { lenderInBalance } from '../lending/testing/lender-in-balance';
import { mandatesAt } from './testing/mandates';
import { runningLoan } from './testing/running-loan';
import { testParties } from '../../testing/test-lender';

const lender = lenderInBalance({
  changes: {
    ports: { ...portsOf({ ...testParties, PAYMENTS_WEBHOOK_SECRET: sharedSecret }), collection: undefined },
  },
});
const { fresh, show } = mandatesAt(lender);

it('without a bank that collects no automatic payments are offered', async () => {
  const loan = await runningLoan(lender);
  const { orderId, borrower } = loan;
  expect((await lender.call(loanDetails, { orderId }, borrower)).value().canAutopay).toBe(false);
  expect(await show(loan)).toMatchObject({ state: 'none', accounts: [], caps: [] });
  const request = { orderId, cardId: 'any', cap: 300_000, smsCode: '246810' };
  expect((await lender.call(createAutopay, request, fresh(loan))).code).toBe(codes.notAllowedNow);
});
