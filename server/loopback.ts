/** Names and addresses of this machine. */
import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a host name or address is this machine. */
export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(name);
  return version === 0 ? name === 'localhost' : loopback.check(name, version === 6 ? 'ipv6' : 'ipv4');
}
