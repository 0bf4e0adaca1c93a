import { payUri } from '../servicing/transaction-shape';

it('fills in the payment app: whom, how much, and which code it is for', () => {
  expect(payUri('8808241755301946', 214_205)).toBe(
    'upi://pay?pa=clearloan@sandbox&pn=Clearloan&am=2142.05&cu=INR&tr=8808241755301946',
  );
});
