import { payUri } from '../servicing/transaction-shape';

it('the payment link has the payee, the amount and the pay code for the payment app', () => {
  expect(payUri('8808241755301946', 214_205)).toBe(
    'upi://pay?pa=clearloan@lender&pn=Clearloan&am=2142.05&cu=INR&tr=8808241755301946',
  );
});
