import { payLink } from './pay-steps';

it.each([
  'upi://pay?pa=clearloan@bank&pn=Clearloan&am=2142.31&cu=INR&tr=8808241755301946',
  'upi://pay?pa=a.b-c%40bank&am=1.00',
  'upi://pay?pa=shop@bank&pn=Mira%20%26%20Co&tn=Loan:12/24,part(2)&url=https://bank.example/r?x=1',
  'UPI://pay?pa=shop@bank&am=1.00',
])('the payment app opens with %s', (link) => {
  expect(payLink(link)).toBe(link);
});

it.each([
  undefined,
  '',
  'https://evil.example/pay',
  'javascript:alert(1)',
  'upi://mandate?pa=x@bank',
  'upi://pay?pa=x@bank" onclick="x',
  ' upi://pay?pa=x@bank',
  'upi://pay?pa=x@bank&pn=Two words',
  'upi://pay?pa=x%4',
  'upi://pay?pa=<b>',
])('%j is not accepted as a payment link', (link) => {
  expect(payLink(link)).toBeUndefined();
});
