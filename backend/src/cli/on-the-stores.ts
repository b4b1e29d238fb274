import { setTimeout as sleep } from 'node:timers/promises';
import { examineSearch } from '#modules/research/operator/examine-search';
import type { Config } from '#platform/config/config';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { tellFindings } from '#platform/operator/doctor/doctor.command';
import { fault } from '#platform/operator/doctor/examination';
import { examineInstallation } from '#platform/operator/doctor/examine-installation';
import { EXIT, type OperatorIo } from '#platform/operator/operator-command';
import { OperatorDesk } from '#platform/operator/operator-desk';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { type RunningApplication, startApplication } from '../application';

const CATCH_UP_MS = 60_000;
const LOOK_MS = 50;
/** How long a command may take to end after the operator gave it up. */
const FAREWELL_MS = 2000;

/** What reads no read model, or says how far each has come, need not wait for them. */
const WAITING: ReadonlySet<string> = new Set(['projections', 'users', 'research']);

/** Only a run needs more than the read models; nothing is begun that the operator did not ask for. */
const configFor = (name: string, config: Config): Config => ({
  ...config,
  roles: new Set(name === 'research' ? (['projector', 'worker'] as const) : (['projector'] as const)),
  starterContent: false,
  log: { ...config.log, level: 'error' },
});

/** Queries see everything that the log holds, as they nearly do in a process that was running already. */
const caughtUp = async ({ app }: RunningApplication, { signal }: OperatorIo): Promise<void> => {
  const models = app.get(ProjectionRunner);
  while (!signal.aborted && (await models.list()).some(({ state }) => state === 'rebuilding')) await sleep(LOOK_MS);
  await models.untilCaughtUp(await app.get<EventStore>(EVENT_STORE, { strict: false }).lastPosition(), CATCH_UP_MS);
};

const abandoned = async (signal: AbortSignal): Promise<number> => {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await sleep(FAREWELL_MS, undefined, { ref: false });
  return EXIT.interrupted;
};

/** Carries out a command where no process runs: with the stores opened for as long as it takes. */
export const onTheStores = async (words: readonly string[], config: Config, io: OperatorIo): Promise<number> => {
  const [name = ''] = words;
  const opened = await startApplication(configFor(name, config));
  const carryOut = async (): Promise<number> => {
    if (WAITING.has(name)) await caughtUp(opened, io);
    return opened.app.get(OperatorDesk).carryOut(words, io);
  };
  try {
    return await Promise.race([carryOut(), abandoned(io.signal)]);
  } finally {
    await opened.stop();
  }
};

/** The doctor where the stores cannot be opened: why not, and what can be looked at all the same. */
export const doctorWithoutStores = (error: unknown, config: Config, io: OperatorIo): Promise<number> => {
  const says = error instanceof Error ? error.message : String(error);
  const found = fault('stores', says, 'Do what the message says, and ask the doctor again.');
  const examinations = [async () => [found], () => examineInstallation(config), () => examineSearch(config)];
  return tellFindings(examinations, io);
};
