import fc from 'fast-check';
import { networkOf } from './caller';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['::1', '::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b::cb00:7107'],
  ['unknown', 'unknown'],
  ['', ''],
])('a request from %s counts for %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

const group = fc.integer({ min: 0, max: 0xffff });
const text = (groups: readonly number[]) => groups.map((each) => each.toString(16)).join(':');

it('two IPv6 addresses count as one exactly when they share a /64 network', () => {
  // Addresses below 2000::/3 have special meanings.
  const head = fc.tuple(fc.integer({ min: 0x2000, max: 0x3fff }), group, group, group);
  const tail = fc.tuple(group, group, group, group);
  fc.assert(
    fc.property(head, head, tail, tail, (one, other, low, high) => {
      const [first, second] = [networkOf(text([...one, ...low])), networkOf(text([...other, ...high]))];
      expect(first === second).toBe(text(one) === text(other));
      expect(networkOf(text([...one, ...high]))).toBe(first);
    }),
  );
});

it('two IPv4 addresses never count as one', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV4(), (one, other) => {
      expect(networkOf(one) === networkOf(other)).toBe(one === other);
      expect(networkOf(`::ffff:${one}`)).toBe(networkOf(one));
    }),
  );
});

it('no address that a proxy may forward breaks the counter', () => {
  fc.assert(
    fc.property(fc.string(), (anything) => {
      expect(networkOf(anything).length).toBeLessThanOrEqual(64);
    }),
  );
});
