import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningApplication, startApplication } from '../application';
import { examineSearch } from '../modules/research/operator/examine-search';
import { type Config, type Environment, describeFault, readConfig } from '../platform/config/config';
import { EX_CONFIG } from '../platform/config/environment';
import { OPERATOR_SOCKET } from '../platform/data-dir/file-names';
import { EVENT_STORE, type EventStore } from '../platform/event-store/event-store';
import { askRunningProcess } from '../platform/operator/ask-running-process';
import { tellFindings } from '../platform/operator/doctor/doctor.command';
import { examineInstallation } from '../platform/operator/doctor/examine-installation';
import { fault } from '../platform/operator/doctor/examination';
import { EXIT, type OperatorIo } from '../platform/operator/operator-command';
import { OperatorDesk } from '../platform/operator/operator-desk';
import { ProjectionRunner } from '../platform/projection-runner/projection-runner';
import { restoreWords, runRestore } from './restore';
import { isCommand, usage } from './usage';

const CATCH_UP_MS = 24 * 3_600_000;
/** How long a command may take to end after the operator gave it up. */
const FAREWELL_MS = 2000;

/** Only a run needs more than the read models; nothing is begun that the operator did not ask for. */
const configFor = (name: string, config: Config): Config => ({
  ...config,
  roles: new Set(name === 'research' ? (['projector', 'worker'] as const) : (['projector'] as const)),
  starterContent: false,
  log: { ...config.log, level: 'error' },
});

/** Queries see everything that the log holds, as they nearly do in a process that was running already. */
const caughtUp = async ({ app }: RunningApplication): Promise<void> => {
  const events = app.get<EventStore>(EVENT_STORE, { strict: false });
  await app.get(ProjectionRunner).waitFor(await events.lastPosition(), CATCH_UP_MS);
};

const abandoned = async (signal: AbortSignal): Promise<number> => {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await sleep(FAREWELL_MS, undefined, { ref: false });
  return EXIT.interrupted;
};

const onTheStores = async (words: readonly string[], config: Config, io: OperatorIo): Promise<number> => {
  const opened = await startApplication(configFor(words[0] ?? '', config));
  const carryOut = async (): Promise<number> => {
    await caughtUp(opened);
    return opened.app.get(OperatorDesk).carryOut(words, io);
  };
  try {
    return await Promise.race([carryOut(), abandoned(io.signal)]);
  } finally {
    await opened.stop();
  }
};

/** What is wrong may be what keeps the stores from opening; the rest is looked at all the same. */
const withoutStores = (error: unknown, config: Config, io: OperatorIo): Promise<number> => {
  const says = error instanceof Error ? error.message : String(error);
  const found = fault('stores', says, 'Do what the message says, and ask the doctor again.');
  const examinations = [async () => [found], () => examineInstallation(config), () => examineSearch(config)];
  return tellFindings(examinations, io);
};

const inSomeProcess = async (words: readonly string[], config: Config, io: OperatorIo): Promise<number> => {
  const answered = await askRunningProcess(join(config.dataDir, OPERATOR_SOCKET), words, io);
  if (answered !== undefined) return answered;
  try {
    return await onTheStores(words, config, io);
  } catch (error) {
    if (words.join(' ') === 'doctor') return withoutStores(error, config, io);
    throw error;
  }
};

/** Carries out a command: in the process that is running or, where none is, on the stores themselves. */
export const carryOut = async (words: readonly string[], environment: Environment, io: OperatorIo): Promise<number> => {
  const [name = 'help', ...rest] = words;
  if (!isCommand(name)) {
    for (const line of usage) await io.line(line);
    return name === 'help' || name === '--help' ? EXIT.done : EXIT.usage;
  }
  const read = readConfig(environment);
  for (const warning of read.warnings) await io.line(`Warning: ${warning}`);
  if (read.kind === 'faulty') {
    await io.line(`The configuration has ${read.faults.length} fault(s):`);
    for (const each of read.faults) await io.line(`  ${describeFault(each)}`);
    return name === 'doctor' ? EXIT.failed : EX_CONFIG;
  }
  if (name === restoreWords.name) return runRestore(rest, read.config, io);
  return inSomeProcess(words, read.config, io);
};
