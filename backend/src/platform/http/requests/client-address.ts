import type { Request } from 'express';
import ipaddr from 'ipaddr.js';
import { parseUrl } from '#kernel/parse-url';

const FORWARDING = ['forwarded', 'via'];

const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** `localhost`, an address of 127.0.0.0/8 or ::1, with or without a port. */
export const isLoopbackHost = (host: string): boolean => {
  const hostname = parseUrl(`http://${host}`)?.hostname;
  if (hostname === undefined) return false;
  return hostname === 'localhost' || isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''));
};

/**
 * Whether the request comes from this machine without a proxy: the peer and the Host header are loopback, and no header
 * says that it was forwarded.
 */
export const isLocalRequest = (request: Request): boolean => {
  const forwarded = Object.keys(request.headers).some(
    (name) => FORWARDING.includes(name) || name.startsWith('x-forwarded-') || name === 'x-real-ip',
  );
  return (
    !forwarded && isLoopbackAddress(request.socket.remoteAddress ?? '') && isLoopbackHost(request.headers.host ?? '')
  );
};

const IPV6_GROUPS_OF_A_NETWORK = 4;

/**
 * The key for rate limits by address: the client's address according to the trusted proxies; for IPv6 the /64, all of which
 * belongs to one client.
 */
export const countedAddress = (request: Request): string => {
  const address = request.ip ?? '';
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6) {
    return `${parsed.parts
      .slice(0, IPV6_GROUPS_OF_A_NETWORK)
      .map((part) => part.toString(16))
      .join(':')}::/64`;
  }
  return parsed.toString();
};
