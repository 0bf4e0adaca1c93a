import { countdownText, payLink, stepsByPlace, timeLeftMs } from './pay-steps';

it('the steps of each place stay together, in the lender’s order', () => {
  const steps = [
    { place: 'In the app', title: 'Open it', text: undefined },
    { place: 'At an ATM', title: 'Put in the card', text: undefined },
    { place: 'In the app', title: 'Paste the code', text: undefined },
  ];
  expect(
    stepsByPlace(steps).map(({ place, steps: placeSteps }) => [place, placeSteps.map(({ title }) => title)]),
  ).toEqual([
    ['In the app', ['Open it', 'Paste the code']],
    ['At an ATM', ['Put in the card']],
  ]);
});

it.each([
  [[], 0],
  [[{ place: undefined, title: 'Pay', text: undefined }], 1],
])('the steps %j belong to %i places', (steps, count) => {
  expect(stepsByPlace(steps)).toHaveLength(count);
});

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

it.each([
  ['2026-11-20T08:40:00Z', '2026-11-20T02:41:39Z', '5:58:21'],
  ['2026-11-20T08:40:00Z', '2026-11-20T08:39:51.500Z', '0:00:09'],
  ['2026-11-22T08:40:00Z', '2026-11-20T08:40:00Z', '48:00:00'],
  ['2026-11-20T08:40:00Z', '2026-11-20T08:39:59.999Z', '0:00:01'],
  ['2026-11-20T08:40:00Z', '2026-11-20T08:40:00Z', '0:00:00'],
  ['2026-11-20T08:40:00Z', '2026-11-21T00:00:00Z', '0:00:00'],
])('a code that expires at %s shows at %s the remaining time %s', (expireTime, now, left) => {
  expect(countdownText(timeLeftMs(expireTime, now) ?? NaN)).toBe(left);
});

it('a code without an expiry has no countdown', () => {
  expect(timeLeftMs(undefined, '2026-11-20T00:00:00Z')).toBeUndefined();
});
