import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { openAdapters } from './adapters';
import { AppModule } from './app.module';
import type { Config } from './platform/config/config';
import type { DataDir } from './platform/data-dir/data-dir';
import { OPERATOR_SOCKET } from './platform/data-dir/file-names';
import { configureHttp } from './platform/http/configure-http';
import { Lifecycle, closeServer } from './platform/lifecycle';
import { OperatorDesk } from './platform/operator/operator-desk';
import { serveOperator } from './platform/operator/operator-socket';
import { createLogger } from './platform/telemetry/logging';
import { createMetrics } from './platform/telemetry/metrics';
import { QuietStartLogger } from './platform/telemetry/quiet-start.logger';

export interface RunningApplication {
  readonly app: NestExpressApplication;
  /** Finishes the work in hand and closes everything; may be called again while it does. */
  stop(): Promise<void>;
}

const REQUESTS_GRACE_MS = 3000;
const JOBS_GRACE_MS = 4000;

/** Relative to the folder of package.json, in which every command of it runs. */
const INTERFACE_FOLDER = resolve('dist/frontend');

const openOperatorDesk = (desk: OperatorDesk, dataDir: DataDir) =>
  serveOperator(dataDir.file(OPERATOR_SOCKET), (words, io) => desk.carryOut(words, io));

/** The whole product in this process, answering requests when the promise resolves. */
export const startApplication = async (config: Config): Promise<RunningApplication> => {
  const logger = createLogger(config);
  const metrics = createMetrics();
  const adapters = await openAdapters(config, logger);
  try {
    const app = await NestFactory.create<NestExpressApplication>(AppModule.of({ config, adapters, logger, metrics }), {
      bodyParser: false,
      bufferLogs: true,
      abortOnError: false,
    });
    app.useLogger(app.get(QuietStartLogger));
    configureHttp(app, {
      config,
      logger,
      metrics,
      ...(existsSync(INTERFACE_FOLDER) ? { interfaceFolder: INTERFACE_FOLDER } : {}),
    });
    await app.init();
    if (config.roles.has('web')) await app.listen(config.port, config.host);
    const operator = await openOperatorDesk(app.get(OperatorDesk), adapters.dataDir);

    const stopInOrder = async (): Promise<void> => {
      app.get(Lifecycle).beginStop();
      await operator.close();
      await closeServer(app.getHttpServer(), REQUESTS_GRACE_MS);
      await adapters.jobs.stop(JOBS_GRACE_MS);
      await app.close();
      await adapters.close();
    };
    let stopped: Promise<void> | undefined;
    return { app, stop: () => (stopped ??= stopInOrder()) };
  } catch (error) {
    await adapters.jobs.stop(0);
    await adapters.close();
    throw error;
  }
};
