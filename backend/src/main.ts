import 'reflect-metadata';
import { startApplication } from './application';
import { EX_CONFIG, loadConfig } from './platform/config/environment';
import { DataDirRefused } from './platform/data-dir/data-dir';
import { StoreRefused } from './platform/sqlite/database';

/** Within the 10 s that a stop may take, whatever hangs: what was acknowledged is safe, the rest is found again. */
const STOP_LIMIT_MS = 9500;

const fail = (problem: unknown, code = 1): never => {
  const known = problem instanceof DataDirRefused || problem instanceof StoreRefused;
  process.stderr.write(`${known || !(problem instanceof Error) ? String(problem) : problem.stack}\n`);
  process.exit(code);
};

const main = async (): Promise<void> => {
  const config = loadConfig();
  const running = await startApplication(config);

  const stop = (): void => {
    setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref();
    running.stop().then(() => process.exit(0), fail);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.stdout.write(`Aidy is ready at ${config.publicUrl}\n`);
};

// A fault that nobody handled leaves the process in a state that nobody knows; whoever runs it starts it anew.
process.on('unhandledRejection', (reason) => fail(reason));
process.on('uncaughtException', (error) => fail(error));

main().catch((error: unknown) => fail(error, error instanceof DataDirRefused ? EX_CONFIG : 1));
