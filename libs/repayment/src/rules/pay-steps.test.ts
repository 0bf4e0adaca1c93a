import { stepsByPlace } from './pay-steps';

it('the steps of each place stay together, in the lender’s order', () => {
  const steps = [
    { place: 'In the app', title: 'Open it', text: undefined },
    { place: 'At an ATM', title: 'Put in the card', text: undefined },
    { place: 'In the app', title: 'Paste the code', text: undefined },
  ];
  expect(stepsByPlace(steps).map(({ place, steps: own }) => [place, own.map(({ title }) => title)])).toEqual([
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
