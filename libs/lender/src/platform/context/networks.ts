import ipaddr from 'ipaddr.js';

/** A network that a client belongs to. */
export interface Network {
  /** `203.0.113.7`, `203.0.113.0/24`, `2001:db8:1:2::/64` */
  readonly name: string;
  /** How many times the limit of one address or /64 applies to it. */
  readonly factor: number;
}

/** The client's networks, from the narrowest to the widest. */
export type Networks = readonly [Network, ...Network[]];

/**
 * How networks are assigned. One customer has an IPv4 address, or the /64 of a line; a customer of a hoster has a /56 or a /48 of IPv6
 * (RFC 6177), or a /24 of IPv4, the smallest block that the internet routes. The wider ones have a higher limit, because an access
 * provider puts many customers into them, and its NAT many customers behind one /24.
 */
const widths = {
  ipv4: [
    { bits: 32, factor: 1 },
    { bits: 24, factor: 5 },
  ],
  ipv6: [
    { bits: 64, factor: 1 },
    { bits: 56, factor: 1.5 },
    { bits: 48, factor: 2 },
  ],
} as const;

/**
 * The networks of an address. A port, a zone and the IPv4-mapped form (`::ffff:203.0.113.7`) are normalised. Text that is no address,
 * which only a trusted proxy could send, is one network of its own.
 * @param ip as a proxy may report it: `203.0.113.7:4711`, `[2001:db8::1]:443`, `fe80::1%eth0`
 */
export function networksOf(ip: string): Networks {
  const bare = withoutPort(ip.slice(0, longestAddress)).split('%', 1)[0] ?? '';
  if (!ipaddr.isValid(bare)) return [{ name: ip.slice(0, longestAddress), factor: 1 }];
  const address = withoutGateway(ipaddr.process(bare));
  return address instanceof ipaddr.IPv4
    ? [network(address, widths.ipv4[0]), network(address, widths.ipv4[1])]
    : [network(address, widths.ipv6[0]), network(address, widths.ipv6[1]), network(address, widths.ipv6[2])];
}

/** The widest of them: what a customer of a hoster may have, so that all its addresses count as one. */
export const widestOf = (networks: Networks): Network => networks[networks.length - 1] ?? networks[0];

const longestAddress = 64;

const withoutPort = (text: string): string =>
  /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text;

/** A NAT64 gateway (RFC 6052) maps all of IPv4 into one network: the address behind it counts. */
const withoutGateway = (address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 =>
  address instanceof ipaddr.IPv6 && address.range() === 'rfc6052'
    ? new ipaddr.IPv4(address.toByteArray().slice(12))
    : address;

function network(
  address: ipaddr.IPv4 | ipaddr.IPv6,
  { bits, factor }: { readonly bits: number; readonly factor: number },
): Network {
  if (address instanceof ipaddr.IPv4 && bits === 32) return { name: address.toString(), factor };
  const cidr = `${address.toNormalizedString()}/${String(bits)}`;
  const kind = address instanceof ipaddr.IPv4 ? ipaddr.IPv4 : ipaddr.IPv6;
  return { name: `${kind.networkAddressFromCIDR(cidr).toString()}/${String(bits)}`, factor };
}
