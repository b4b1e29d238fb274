import 'reflect-metadata';
import { Body, Controller, type DynamicModule, Get, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { loadConfiguration } from '#platform/config/environment';
import { Access } from '#platform/http/access/access';
import { AccessTokens } from '#platform/http/access/access-tokens';
import { configureHttp } from '#platform/http/configure-http';
import { createLogger } from '#platform/telemetry/logging';
import { createMetrics } from '#platform/telemetry/metrics';
import { openAdapters } from '../../backend/src/adapters';
import { AppModule } from '../../backend/src/app.module';
import { areaSettings } from '../../backend/src/settings';

/** The baseline for a command over HTTP: the same server, with a route that only parses and returns its body. */
@Controller('bench/echo')
class EchoEndpoint {
  @Post()
  @Access('public')
  post(@Body() body: object): object {
    return body;
  }
}

/** The baseline for a query over HTTP: the same server, with a route that answers what it was given. */
@Controller('bench/constant')
class ConstantEndpoint {
  private constant: object = {};

  @Post()
  @Access('public')
  set(@Body() body: object): object {
    this.constant = body;
    return {};
  }

  @Get()
  @Access('optional')
  get(): object {
    return this.constant;
  }
}

@Module({})
class BenchModule {
  static around(product: DynamicModule): DynamicModule {
    return { module: BenchModule, imports: [product], controllers: [EchoEndpoint, ConstantEndpoint] };
  }
}

const USERS = 64;

/** The whole product with additional routes. Sends its URL and the users' tokens to the parent process. */
const main = async (): Promise<void> => {
  const configuration = loadConfiguration(areaSettings);
  const { config } = configuration;
  const logger = createLogger(config);
  const metrics = createMetrics();
  const adapters = await openAdapters(config, logger);
  const product = AppModule.of({ configuration, adapters, logger, metrics });
  const app = await NestFactory.create<NestExpressApplication>(BenchModule.around(product), {
    bodyParser: false,
    logger: ['error'],
  });
  configureHttp(app, { config, logger, metrics });
  await app.listen(0, '127.0.0.1');
  const tokens = Array.from(
    { length: USERS },
    (_none, user) => app.get(AccessTokens).issue({ userId: `user-${user}`, sessionId: 's', roles: [] }).token,
  );
  // The parent process has ended.
  process.once('disconnect', () => process.exit());
  process.send?.({ url: await app.getUrl(), tokens });
};

void main();
