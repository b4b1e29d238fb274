import type { Config } from '#platform/config/config';
import { isLoopbackHost } from '#platform/http/requests/client-address';

export type ReachConfig = Pick<Config, 'smtp' | 'host' | 'publicUrl' | 'trustedProxies' | 'production'>;

/** Whether the product is reachable only from this machine, so that its user may read the mail in the outbox. */
export const isLocalOnly = ({ smtp, host, publicUrl, trustedProxies, production }: ReachConfig): boolean =>
  smtp === undefined &&
  !production &&
  trustedProxies === 0 &&
  isLoopbackHost(host.includes(':') ? `[${host}]` : host) &&
  isLoopbackHost(new URL(publicUrl).host);
