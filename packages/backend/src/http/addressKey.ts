import { isIPv6 } from 'node:net';

/**
 * The caller of a limit per address: an IPv4 address, or the /64 of an IPv6 address. A single line has all addresses of a
 * /64.
 */
export function addressKey(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [left = [], right] = ip
    .toLowerCase()
    .replace(/%.*/, '')
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const isMapped = right?.[0] === 'ffff' && left.length === 0;
  if (isMapped) return right.slice(1).join(':');
  // The end of an address may be written as IPv4, which is two groups.
  const length = [...left, ...(right ?? [])].reduce((sum, group) => sum + (group.includes('.') ? 2 : 1), 0);
  const zeros = Array<string>(right === undefined ? 0 : 8 - length).fill('0');
  const groups = [...left, ...zeros, ...(right ?? [])].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
