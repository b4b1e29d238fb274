import { Logger, PARAMS_PROVIDER_TOKEN, type Params, PinoLogger } from 'nestjs-pino';
import { Inject, Injectable } from '@nestjs/common';

/** Parts of Nest that list every module and route at each start. */
const LISTING = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

/** Nest's log in the product's own, with what it lists at the start at level debug. */
@Injectable()
export class QuietStartLogger extends Logger {
  constructor(logger: PinoLogger, @Inject(PARAMS_PROVIDER_TOKEN) params: Params) {
    super(logger, params);
  }

  override log(message: unknown, ...more: unknown[]): void {
    const context = more.at(-1);
    if (typeof context === 'string' && LISTING.has(context)) this.debug(message, ...more);
    else super.log(message, ...more);
  }
}
