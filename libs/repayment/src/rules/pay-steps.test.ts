import { stepsByPlace } from './pay-steps';

it('keeps the steps of each place together, in the order of the lender', () => {
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
])('steps %j are at %i places', (steps, count) => {
  expect(stepsByPlace(steps)).toHaveLength(count);
});
