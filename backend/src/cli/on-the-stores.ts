import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '#kernel/durations';
import { paidModelsSettings } from '#modules/paid-models/paid-models.settings';
import { examinePaidServices } from '#modules/research/operator/examine-paid-services';
import { examineSearch } from '#modules/research/operator/examine-search';
import { researchSettings } from '#modules/research/research.settings';
import type { Configuration } from '#platform/config/configuration';
import { messageOf } from '#platform/error-message';
import { EVENT_STORE, type EventStore } from '#platform/event-store/event-store';
import { printFindings } from '#platform/operator/doctor/doctor.command';
import { fault } from '#platform/operator/doctor/examination';
import { examineInstallation } from '#platform/operator/doctor/examine-installation';
import { EXIT, type OperatorIo } from '#platform/operator/operator-command';
import { OperatorCommandRunner } from '#platform/operator/operator-command-runner';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { type RunningApplication, startApplication } from '../application';

const CATCH_UP_MS = MINUTE_MS;
const POLL_MS = 50;
/** Time for a command to finish after the operator interrupted it. */
const GRACE_MS = 2000;

/** Commands that wait for the read models; the others do not read them, or report their progress. */
const WAITING: ReadonlySet<string> = new Set(['projections', 'users', 'research']);

/** Only `research run` needs more than the read models; nothing else is started. */
const configurationFor = (name: string, { config, areas }: Configuration): Configuration => ({
  config: {
    ...config,
    roles: new Set(name === 'research' ? (['projector', 'worker'] as const) : (['projector'] as const)),
    log: { ...config.log, level: 'error' },
  },
  areas: areas.with({ STARTER_CONTENT: 'off' }),
});

/** Waits until queries see the whole log, as in a process that has been running, except those of models that have stopped. */
const caughtUp = async ({ app }: RunningApplication, { signal }: OperatorIo): Promise<void> => {
  const models = app.get(ProjectionRunner);
  while (!signal.aborted && (await models.list()).some(({ state }) => state === 'rebuilding')) await sleep(POLL_MS);
  await models.untilCaughtUp(await app.get<EventStore>(EVENT_STORE, { strict: false }).lastPosition(), CATCH_UP_MS);
};

const abandoned = async (signal: AbortSignal): Promise<number> => {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await sleep(GRACE_MS, undefined, { ref: false });
  return EXIT.interrupted;
};

/** Runs a command without a running process: opens the stores for as long as it takes. */
export const onTheStores = async (
  words: readonly string[],
  configuration: Configuration,
  io: OperatorIo,
): Promise<number> => {
  const [name = ''] = words;
  const opened = await startApplication(configurationFor(name, configuration));
  const carryOut = async (): Promise<number> => {
    if (WAITING.has(name)) await caughtUp(opened, io);
    return opened.app.get(OperatorCommandRunner).carryOut(words, io);
  };
  try {
    return await Promise.race([carryOut(), abandoned(io.signal)]);
  } finally {
    await opened.stop();
  }
};

/** The doctor when the stores cannot be opened: reports why, and runs the other checks. */
export const doctorWithoutStores = (
  error: unknown,
  { config, areas }: Configuration,
  io: OperatorIo,
): Promise<number> => {
  const research = areas.of(researchSettings);
  const found = fault('stores', messageOf(error), 'Follow the message, then run the doctor again.');
  const examinations = [
    async () => [found],
    () => examineInstallation(config),
    () => examineSearch(config, research),
    () => examinePaidServices(config, research, areas.of(paidModelsSettings)),
  ];
  return printFindings(examinations, io);
};
