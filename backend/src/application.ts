import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Config } from '#platform/config/config';
import type { Configuration } from '#platform/config/configuration';
import { SettingRefused } from '#platform/config/setting-refused';
import type { DataDir } from '#platform/data-dir/data-dir';
import { OPERATOR_SOCKET } from '#platform/data-dir/file-names';
import { errorCode } from '#platform/error-code';
import { configureHttp } from '#platform/http/configure-http';
import { OpenStreams } from '#platform/http/streams/open-streams';
import { Lifecycle, closeServer } from '#platform/lifecycle';
import { OperatorCommandRunner } from '#platform/operator/operator-command-runner';
import { serveOperator } from '#platform/operator/operator-socket';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { createLogger } from '#platform/telemetry/logging';
import { createMetrics, jobMetrics, projectionMetrics } from '#platform/telemetry/metrics';
import { nestLogger } from '#platform/telemetry/nest-logger';
import { type Adapters, openAdapters } from './adapters';
import { AppModule } from './app.module';

export interface RunningApplication {
  readonly app: NestExpressApplication;
  /** Finishes current work and closes everything. Further calls wait for the first. */
  stop(): Promise<void>;
}

/** Another process already listens on the address. */
export class AddressTaken extends Error {}

const listen = async (app: NestExpressApplication, { port, host }: Config): Promise<void> => {
  try {
    await app.listen(port, host);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EADDRINUSE')
      throw new AddressTaken(
        `Port ${port} of ${host} is already in use. Stop the other process, or choose another PORT.`,
      );
    if (code === 'EACCES')
      throw new SettingRefused(`This user may not listen on PORT ${port}. Choose one above 1023, such as 3000.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN')
      throw new SettingRefused(
        `HOST ${host} is not an address of this machine. Choose one that is, such as 127.0.0.1.`,
      );
    throw error;
  }
};

const REQUESTS_GRACE_MS = 3000;
const JOBS_GRACE_MS = 4000;

/** Relative to the folder of package.json, the working directory of all commands. */
const INTERFACE_FOLDER = resolve('dist/frontend');

const openOperatorSocket = (commands: OperatorCommandRunner, dataDir: DataDir) =>
  serveOperator(dataDir.file(OPERATOR_SOCKET), (words, io) => commands.carryOut(words, io));

interface Opened {
  readonly app: NestExpressApplication;
  readonly adapters: Adapters;
  readonly operator: { close(): Promise<void> };
}

/** Readiness fails first; then requests, jobs and read models finish; then the stores close. */
const stopInOrder = async ({ app, adapters, operator }: Opened): Promise<void> => {
  app.get(Lifecycle).beginStop();
  app.get(OpenStreams).drain();
  await operator.close();
  await closeServer(app.getHttpServer(), REQUESTS_GRACE_MS);
  await adapters.jobs.stop(JOBS_GRACE_MS);
  await app.close();
  await adapters.close();
};

/** Starts the whole product in this process; resolves when it serves requests. */
export const startApplication = async (configuration: Configuration): Promise<RunningApplication> => {
  const { config } = configuration;
  const logger = createLogger(config);
  const metrics = createMetrics();
  const adapters = await openAdapters(config, logger);
  let app: NestExpressApplication | undefined;
  try {
    app = await NestFactory.create<NestExpressApplication>(AppModule.of({ configuration, adapters, logger, metrics }), {
      bodyParser: false,
      logger: nestLogger(logger),
      abortOnError: false,
    });
    configureHttp(app, {
      config,
      logger,
      metrics,
      ...(existsSync(INTERFACE_FOLDER) ? { interfaceFolder: INTERFACE_FOLDER } : {}),
    });
    const models = app.get(ProjectionRunner);
    projectionMetrics(metrics, () => models.list());
    jobMetrics(metrics, adapters.jobs);
    await app.init();
    if (config.roles.has('web')) await listen(app, config);
    const operator = await openOperatorSocket(app.get(OperatorCommandRunner), adapters.dataDir);

    let stopped: Promise<void> | undefined;
    const opened = { app, adapters, operator };
    return { app, stop: () => (stopped ??= stopInOrder(opened)) };
  } catch (error) {
    await adapters.jobs.stop(0);
    await app?.close();
    await adapters.close();
    throw error;
  }
};
