import 'reflect-metadata';
import { EX_CONFIG, loadConfiguration } from '#platform/config/environment';
import { SettingRefused } from '#platform/config/setting-refused';
import { StoreRefused } from '#platform/sqlite/database';
import { AddressTaken, startApplication } from './application';
import { areaSettings } from './settings';
import { stopRequested } from './stop-requested';

/** Within the 10 s allowed for stopping, whatever hangs: acknowledged work is safe, the rest will be recovered. */
const STOP_LIMIT_MS = 9500;

/** Errors that the operator can fix: the message says how, so a stack trace is not printed. */
const FIXABLE = [SettingRefused, StoreRefused, AddressTaken];

const fail = (problem: unknown): never => {
  const fixable = FIXABLE.some((kind) => problem instanceof kind);
  const text = problem instanceof Error ? (fixable ? problem.message : problem.stack) : String(problem);
  process.stderr.write(`${text}\n`);
  process.exit(problem instanceof SettingRefused ? EX_CONFIG : 1);
};

// After an unhandled error the state of the process is unknown: exit, and let the supervisor restart it.
process.on('unhandledRejection', fail);
process.on('uncaughtException', fail);

const configuration = loadConfiguration(areaSettings);
const starting = startApplication(configuration);

void stopRequested.then(() => {
  setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref();
  starting.then((running) => running.stop()).then(() => process.exit(0), fail);
});

starting.then(() => process.stdout.write(`Aidy is ready at ${configuration.config.publicUrl}\n`), fail);
