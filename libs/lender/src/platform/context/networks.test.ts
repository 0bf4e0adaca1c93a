import fc from 'fast-check';
import { networksOf, widestOf } from './networks';

const namesOf = (ip: string) => networksOf(ip).map(({ name }) => name);

it.each([
  ['203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['203.0.113.7:4711', ['203.0.113.7', '203.0.113.0/24']],
  ['::ffff:203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['[::ffff:cb00:7107]:443', ['203.0.113.7', '203.0.113.0/24']],
  ['64:ff9b::203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['::1', ['::/64', '::/56', '::/48']],
  ['2001:db8:1:234:5:6:7:8', ['2001:db8:1:234::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:0DB8:0001:0234::', ['2001:db8:1:234::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['[2001:db8:1:234::9]', ['2001:db8:1:234::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['[2001:db8:1:234::9]:443', ['2001:db8:1:234::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['fe80::1%eth0', ['fe80::/64', 'fe80::/56', 'fe80::/48']],
  ['unknown', ['unknown']],
  ['', ['']],
])('a request from %s counts for %j', (ip, networks) => {
  expect(namesOf(ip)).toEqual(networks);
});

const group = fc.integer({ min: 0, max: 0xffff });
/** Addresses below 2000::/3 have special meanings. */
const anyIpv6 = fc.tuple(fc.integer({ min: 0x2000, max: 0x3fff }), ...Array.from({ length: 7 }, () => group));
const text = (groups: readonly number[]) => groups.map((each) => each.toString(16)).join(':');
/** The first bits of the address, as binary digits. */
const bitsOf = (groups: readonly number[], bits: number) =>
  groups
    .map((each) => each.toString(2).padStart(16, '0'))
    .join('')
    .slice(0, bits);

it('two IPv6 addresses share a /64, a /56 or a /48 exactly when these bits are equal', () => {
  fc.assert(
    fc.property(anyIpv6, anyIpv6, fc.integer({ min: 40, max: 128 }), (one, unlike, shared) => {
      // Equal up to a random bit, so that every width is met.
      const start = bitsOf(one, shared);
      const bits = start + bitsOf(unlike, 128).slice(shared);
      const other = Array.from({ length: 8 }, (_, at) => parseInt(bits.slice(16 * at, 16 * at + 16), 2));
      const [mine, yours] = [namesOf(text(one)), namesOf(text(other))];
      for (const [at, width] of [64, 56, 48].entries())
        expect(mine[at] === yours[at]).toBe(bitsOf(one, width) === bitsOf(other, width));
    }),
  );
});

it('two IPv4 addresses never count as one, and share a /24 exactly when they differ in the last byte only', () => {
  const near = fc
    .tuple(fc.ipV4(), fc.integer({ min: 0, max: 255 }))
    .map(([ip, last]) => [ip, `${ip.split('.').slice(0, 3).join('.')}.${String(last)}`] as const);
  fc.assert(
    fc.property(fc.oneof(near, fc.tuple(fc.ipV4(), fc.ipV4())), ([one, other]) => {
      const [mine, yours] = [namesOf(one), namesOf(other)];
      expect(mine[0] === yours[0]).toBe(one === other);
      const block = (ip: string) => ip.split('.').slice(0, 3).join('.');
      expect(mine[1] === yours[1]).toBe(block(one) === block(other));
      expect(namesOf(`::ffff:${one}`)).toEqual(mine);
    }),
  );
});

it('no address that a proxy may forward breaks the counter', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((each) => `[${each}]:1`),
      ),
      (anything) => {
        for (const { name } of networksOf(anything)) expect(name.length).toBeLessThanOrEqual(64);
        expect(widestOf(networksOf(anything)).factor).toBeGreaterThanOrEqual(1);
      },
    ),
  );
});
