import ipaddr from 'ipaddr.js';

type V4 = ipaddr.IPv4;
type V6 = ipaddr.IPv6;

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
const LOCAL_NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b:1::/48');

const v4From = (bytes: readonly number[]): V4 => new ipaddr.IPv4([...bytes]);

/** IPv4 addresses embedded in an IPv6 address, in any known way. */
const embedded = (address: V6): readonly V4[] => {
  const bytes = address.toByteArray();
  const last = v4From(bytes.slice(12));
  const isatap = (bytes[8] === 0 || bytes[8] === 2) && bytes[9] === 0 && bytes[10] === 0x5e && bytes[11] === 0xfe;
  switch (address.range()) {
    case 'ipv4Mapped':
    case 'rfc6145':
    case 'rfc6052':
      return [last];
    case '6to4':
      return [v4From(bytes.slice(2, 6))];
    case 'teredo':
      // Server, then client; the client's bits are inverted.
      return [v4From(bytes.slice(4, 8)), v4From(bytes.slice(12).map((byte) => byte ^ 0xff))];
    default:
      return isatap ? [last] : [];
  }
};

const isPublicV4 = (address: V4): boolean => address.range() === 'unicast';

const isPublicV6 = (address: V6): boolean => {
  if (address.match(LOCAL_NAT64)) return false;
  const inner = embedded(address);
  if (!inner.every(isPublicV4)) return false;
  return inner.length > 0 ? true : address.range() === 'unicast' && address.match(GLOBAL_UNICAST);
};

/** Whether an address is public unicast: not loopback, private, link-local, shared or reserved, in any notation or embedding. */
export const isPublicAddress = (address: string): boolean => {
  const bare = address.replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return false;
  const parsed = ipaddr.parse(bare);
  return parsed instanceof ipaddr.IPv4 ? isPublicV4(parsed) : isPublicV6(parsed);
};
