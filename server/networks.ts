/** The networks of client IPs, and whether many people share them. */
import { BlockList, isIP } from 'node:net';

const stripIpv4Mapping = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');
const family = (ip: string): 'ipv4' | 'ipv6' => (isIP(ip) === 6 ? 'ipv6' : 'ipv4');

/** The client IP of in-process requests. No real connection can have it. */
export const IN_PROCESS_IP = '0.0.0.0';

/** Whether a text is an IP address or a network such as 203.0.113.0/24. */
export function isNetwork(text: string): boolean {
  const [ip = '', bits] = text.split('/');
  const version = isIP(ip);
  if (version === 0 || text.split('/').length > 2) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Returns a function that checks whether an IP is in one of the shared networks. */
export function networkMatcher(networks: readonly string[]): (ip: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [ip = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(ip, family(ip));
    else list.addSubnet(ip, Number(bits), family(ip));
  }
  return (ip) => isIP(stripIpv4Mapping(ip)) !== 0 && list.check(stripIpv4Mapping(ip), family(stripIpv4Mapping(ip)));
}

/** The 32 hexadecimal digits of an IPv6 address. */
function expandIpv6(ip: string): string {
  const [head = '', tail] = ip.toLowerCase().replace(/%.*/, '').split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const [before, after] = [groups(head), groups(tail)];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) => group.padStart(4, '0')).join('');
}

/** Prefix lengths (bits) of a subscriber, a site, and an organisation in IPv6. */
const IPV6_PREFIX_BITS = [64, 56, 48] as const;

export interface ClientNetwork {
  /** The key of the rate limit's counter. */
  name: string;
  size: 'subscriber' | 'site' | 'organisation';
}

/** The factor of a subscriber's limit for larger networks. */
export const LIMIT_FACTORS: Record<ClientNetwork['size'], number> = { subscriber: 1, site: 4, organisation: 16 };

const SIZES = ['subscriber', 'site', 'organisation'] as const;

/**
 * The networks of a client's IP, smallest first. A subscriber has a /64 in IPv6. Larger networks have higher
 * limits.
 */
export function networksOf(ip: string): ClientNetwork[] {
  const unmapped = stripIpv4Mapping(ip);
  if (isIP(unmapped) !== 6) return [{ name: unmapped, size: 'subscriber' }];
  const digits = expandIpv6(unmapped);
  return IPV6_PREFIX_BITS.map((bits, index) => {
    const groups =
      digits
        .slice(0, bits / 4)
        .padEnd(16, '0')
        .match(/.{4}/g) ?? [];
    return { name: `${groups.join(':')}::/${bits}`, size: SIZES[index] ?? 'subscriber' };
  });
}
