import type { LookupAddress } from 'node:dns';
import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

/** Resolves a name to all its addresses. */
export type ResolveName = (hostname: string) => Promise<readonly LookupAddress[]>;

export const resolveByDns: ResolveName = (hostname) => systemLookup(hostname, { all: true, verbatim: true });

/** A name or an address that resolves to a private address. */
export class PrivateAddressError extends Error {
  constructor(readonly address: string) {
    super(`${address} is not a public address`);
  }
}

/**
 * The DNS lookup used by the connection: the addresses checked are those connected to, which prevents DNS rebinding.
 * Refuses a name with any private address.
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
