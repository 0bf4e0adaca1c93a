import fc from 'fast-check';
import { isFlagOn, isInShare } from './flags';

/** The page as a lender's server sends it. */
function openPage(brand: object): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'brand';
  block.textContent = JSON.stringify(brand);
  document.head.replaceChildren(block);
}

afterEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
});

const devices = Array.from({ length: 20_000 }, (_, index) => `device-${String(index)}`);
const countIn = (flag: string, share: number) =>
  devices.filter((device) => isInShare(flag, share, device)).length;

it.each([1, 5, 25, 50, 90])('a flag with a share of %d percent is on for that share of devices', (share) => {
  const expected = (devices.length * share) / 100;
  // Four standard deviations of a binomial distribution.
  const spread = 4 * Math.sqrt(expected * (1 - share / 100));
  expect(Math.abs(countIn('installOffer', share) - expected)).toBeLessThan(spread);
});

it('a flag of 0 percent is off for every borrower, and one of 100 percent is on for every borrower', () => {
  expect([countIn('installOffer', 0), countIn('installOffer', 100)]).toEqual([0, devices.length]);
});

it('a borrower with a flag keeps it when its share grows', () => {
  const share = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(fc.string(), share, share, (device, one, other) => {
      const [small, large] = one < other ? [one, other] : [other, one];
      return !isInShare('installOffer', small, device) || isInShare('installOffer', large, device);
    }),
  );
});

it('two flags select their borrowers independently', () => {
  const both = devices.filter((device) => isInShare('one', 50, device) && isInShare('two', 50, device));
  expect(both.length / devices.length).toBeGreaterThan(0.23);
  expect(both.length / devices.length).toBeLessThan(0.27);
});

it('a borrower gets the same flags on every visit', () => {
  openPage({ flags: { installOffer: 50 } });
  const first = isFlagOn('installOffer');
  const device = localStorage.getItem('clearloan.device');
  expect(Array.from({ length: 20 }, () => isFlagOn('installOffer'))).toEqual(Array(20).fill(first));
  expect(localStorage.getItem('clearloan.device')).toBe(device);
});

it.each([
  ['a page without a brand', undefined, true],
  ['a brand without flags', {}, true],
  ['a flag of 0 percent', { flags: { installOffer: 0 } }, false],
  ['a flag of 100 percent', { flags: { installOffer: 100 } }, true],
])('%s stores no device id', (_what, brand, isOn) => {
  if (brand !== undefined) openPage(brand);
  expect([isFlagOn('installOffer'), localStorage.length]).toEqual([isOn, 0]);
});
