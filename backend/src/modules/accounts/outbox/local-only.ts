import type { Config } from '#platform/config/config';
import { isLoopbackHost } from '#platform/http/client-address';

export type ReachConfig = Pick<Config, 'smtp' | 'host' | 'publicUrl' | 'trustedProxies' | 'production'>;

/** Whether only this machine can reach the product, so that its user may read the mail kept in the outbox. */
export const isLocalOnly = ({ smtp, host, publicUrl, trustedProxies, production }: ReachConfig): boolean =>
  smtp === undefined &&
  !production &&
  trustedProxies === 0 &&
  isLoopbackHost(host.includes(':') ? `[${host}]` : host) &&
  isLoopbackHost(new URL(publicUrl).host);
