import ipaddr from 'ipaddr.js';

/** As many bits as a provider gives to one customer at least: an address below them is the customer's own choice. */
const customerBits = 64;

/**
 * Where a call comes from, as far as it can be told: an IPv4 address, or the first 64 bits of an IPv6 address. IPv4 inside
 * IPv6 (`::ffff:203.0.113.7`) is IPv4. What is no address, which only a trusted proxy could say, is taken as it is.
 */
export function networkOf(ip: string): string {
  const bare = ip.split('%', 1)[0] ?? '';
  if (!ipaddr.isValid(bare)) return ip.slice(0, 64);
  const address = ipaddr.process(bare);
  if (address instanceof ipaddr.IPv4) return address.toString();
  // A translator between the two (RFC 6052) has all of IPv4 in one such network.
  if (address.range() === 'rfc6052') return address.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(
    `${address.toNormalizedString()}/${String(customerBits)}`,
  );
  return `${network.toString()}/${String(customerBits)}`;
}
