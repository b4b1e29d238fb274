import { Logger, type Params, PinoLogger } from 'nestjs-pino';
import type { Logger as Pino } from 'pino';

/** Nest components that log every module and route at startup. */
const LISTING = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

class QuietStartLogger extends Logger {
  override log(message: unknown, ...more: unknown[]): void {
    const context = more.at(-1);
    if (typeof context === 'string' && LISTING.has(context)) this.debug(message, ...more);
    else super.log(message, ...more);
  }
}

/** Forwards Nest's log to the product's, with startup listings at debug level. */
export const nestLogger = (logger: Pino): Logger => {
  const params: Params = { pinoHttp: { logger } };
  return new QuietStartLogger(new PinoLogger(params), params);
};
