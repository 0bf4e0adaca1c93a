import { specifiedPaths } from '@clearloan/api-client/declare';
import { callPurposeOf } from '@clearloan/privacy';
import { featureFacts } from './feature-facts';

const owners = (path: string) =>
  featureFacts.filter(({ calls }) => calls.some((beginning) => path.startsWith(beginning)));

it('every request to the lender has a purpose that a borrower can read', () => {
  const unknown = specifiedPaths.filter(
    (path) => owners(path).length === 0 && callPurposeOf(path) === 'unknown',
  );
  expect(unknown).toEqual([]);
  expect([owners('/nothing/of-the-lender').length, callPurposeOf('/nothing/of-the-lender')]).toEqual([
    0,
    'unknown',
  ]);
});

it('no request has two purposes', () => {
  const twice = specifiedPaths.filter((path) => {
    const features = owners(path).length;
    return features > 1 || (features === 1 && callPurposeOf(path) !== 'unknown');
  });
  expect(twice).toEqual([]);
});

it('help names every tool, each by one feature', () => {
  const screens = featureFacts.flatMap((facts) => facts.screens);
  expect(new Set(screens).size).toBe(screens.length);
  expect(screens).toEqual(expect.arrayContaining(['calculator', 'bookkeeping', 'reminders']));
});
