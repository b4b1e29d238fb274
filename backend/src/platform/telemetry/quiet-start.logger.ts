import { Logger, type Params, PinoLogger } from 'nestjs-pino';
import type { Logger as Pino } from 'pino';

/** Parts of Nest that list every module and route at each start. */
const LISTING = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

class QuietStartLogger extends Logger {
  override log(message: unknown, ...more: unknown[]): void {
    const context = more.at(-1);
    if (typeof context === 'string' && LISTING.has(context)) this.debug(message, ...more);
    else super.log(message, ...more);
  }
}

/** Nest's log in the product's own, with what it lists at the start at level debug. */
export const quietStartLogger = (logger: Pino): Logger => {
  const params: Params = { pinoHttp: { logger } };
  return new QuietStartLogger(new PinoLogger(params), params);
};
