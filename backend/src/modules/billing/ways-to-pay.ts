import type { Config } from '#platform/config/config';
import { isLoopbackHost } from '#platform/http/requests/client-address';
import type { BillingSettings } from './billing.settings';

/** `local`: a page of the product stands in for a payment provider. `off`: nothing is sold. */
export type WayToPay = 'stripe' | 'local' | 'off';

type Reach = Pick<Config, 'production' | 'host' | 'publicUrl'>;

/** The page for development gives plans away, so it exists only if nobody but this machine's user can reach it. */
const isLocalOnly = ({ production, host, publicUrl }: Reach): boolean =>
  !production && isLoopbackHost(host.includes(':') ? `[${host}]` : host) && isLoopbackHost(new URL(publicUrl).host);

export const wayToPay = ({ stripe }: BillingSettings, reach: Reach): WayToPay => {
  if (stripe !== undefined) return 'stripe';
  return isLocalOnly(reach) ? 'local' : 'off';
};
