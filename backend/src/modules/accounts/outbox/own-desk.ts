import type { Config } from '#platform/config/config';
import { isLoopbackHost } from '#platform/http/client-address';

export type DeskConfig = Pick<Config, 'smtp' | 'host' | 'publicUrl' | 'trustedProxies' | 'production'>;

/** Whether the product runs on a desk of one's own, where the person at the machine may read the mail that it keeps. */
export const isOwnDesk = ({ smtp, host, publicUrl, trustedProxies, production }: DeskConfig): boolean =>
  smtp === undefined &&
  !production &&
  trustedProxies === 0 &&
  isLoopbackHost(host.includes(':') ? `[${host}]` : host) &&
  isLoopbackHost(new URL(publicUrl).host);
