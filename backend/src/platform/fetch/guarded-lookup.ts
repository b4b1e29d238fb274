import type { LookupAddress } from 'node:dns';
import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

/** All addresses of a name. */
export type ResolveName = (hostname: string) => Promise<readonly LookupAddress[]>;

export const resolveByDns: ResolveName = (hostname) => systemLookup(hostname, { all: true, verbatim: true });

/** A name or an address that leads to something that is not public. */
export class PrivateAddressError extends Error {
  constructor(readonly address: string) {
    super(`${address} is not a public address`);
  }
}

/**
 * The lookup of the connection itself: the addresses that are checked are those connected to, which rules out DNS
 * rebinding. A name with any address that is not public is refused.
 */
export const guardedLookup =
  (resolve: ResolveName): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const bad = addresses.find(({ address }) => !isPublicAddress(address));
        const first = addresses[0];
        if (bad !== undefined) callback(new PrivateAddressError(bad.address), '', 0);
        else if (first === undefined)
          callback(Object.assign(new Error(`${hostname} has no address`), { code: 'ENOTFOUND' }), '', 0);
        else if (options.all === true) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
