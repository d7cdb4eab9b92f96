import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A household or a device has a whole /64 of IPv6: whoever counts single addresses counts nothing. */
const OF_ONE_OWNER = 64;

/** Where the sample guests of a demo come from: an address that RFC 5737 gives to nobody, so they use up no visitor's limits. */
export const SAMPLE_GUESTS = '192.0.2.1';

/** [CH4] The name a network address is counted under: IPv4 as it is, mapped into IPv6 or not; IPv6 by its /64. */
export function networkOf(address: string): string {
  if (isIPv4(address) || !ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  if (read.kind() === 'ipv4') return read.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${read.toNormalizedString().split('%')[0]}/${OF_ONE_OWNER}`)}/${OF_ONE_OWNER}`;
}
