import { setTimeout as sleep } from 'node:timers/promises';
import { assertNever } from '#kernel/assert-never';
import type { DocumentDifference, VerifyReport } from '../projection-runner/models/verify';
import type { ProjectionRunner } from '../projection-runner/projection-runner';
import type { ReadModelStatus } from '../projection-runner/status/read-model-status';
import { EXIT, type OperatorCommand, type OperatorIo, type OperatorHelp } from './operator-command';

export const projectionsHelp: OperatorHelp = {
  name: 'projections',
  usage: [
    'projections list                      state, position and lag of each read model',
    'projections rebuild <name>            rebuild a read model beside the live one, then swap',
    'projections verify                    replay the log beside the read models and compare document by document',
  ],
};

const POLL_MS = 250;
const NAME_WIDTH = 24;

const percent = (progress: number): string => `${Math.floor(progress * 100)} %`;

const statusLine = ({ name, state, position, lag, progress, error }: ReadModelStatus): string =>
  [
    name.padEnd(NAME_WIDTH),
    state.padEnd(10),
    `position ${position}`.padEnd(18),
    `lag ${lag}`.padEnd(10),
    state === 'rebuilding' ? percent(progress) : '',
    error ?? '',
  ]
    .join(' ')
    .trimEnd();

const differenceLine = ({ id, kind, fields }: DocumentDifference): string => {
  switch (kind) {
    case 'missing':
      return `  ${id}: missing`;
    case 'extra':
      return `  ${id}: unexpected`;
    case 'different':
      return `  ${id}: differs in ${fields.map((field) => field.name).join(', ')}`;
    default:
      return assertNever(kind);
  }
};

const reportLines = ({ model, position, documents, differences, first }: VerifyReport): readonly string[] => {
  const found = differences === 0 ? 'no difference' : `${differences} differences`;
  const head = `${model.padEnd(NAME_WIDTH)} ${documents} documents up to position ${position}: ${found}`;
  const more = differences > first.length ? [`  and ${differences - first.length} more`] : [];
  return [head, ...first.map(differenceLine), ...more];
};

const rebuild = async (models: ProjectionRunner, name: string, io: OperatorIo): Promise<number> => {
  const outcome = await models.rebuild(name);
  if (outcome === 'unknown_model') {
    await io.line(`Unknown read model ${name}. \`projections list\` shows all of them.`);
    return EXIT.failed;
  }
  if (outcome === 'paused') {
    await io.line(`${name} is paused. Resume it in the administration before you rebuild it.`);
    return EXIT.failed;
  }
  const first = await models.status(name);
  if (first?.state !== 'rebuilding') {
    await io.line(`The rebuild of ${name} was requested. \`projections list\` shows its progress.`);
    return EXIT.done;
  }
  let lastLine = '';
  while (!io.signal.aborted) {
    const status = await models.status(name);
    if (status === undefined || status.state === 'faulted') {
      await io.line(`${name} stopped: ${status?.error ?? 'it is no longer known'}`);
      return EXIT.failed;
    }
    if (status.state !== 'rebuilding') {
      await io.line(`${name} was rebuilt up to position ${status.position}.`);
      return EXIT.done;
    }
    const now = percent(status.progress);
    if (now !== lastLine) await io.line(`${name}: ${now}`);
    lastLine = now;
    await sleep(POLL_MS, undefined, { signal: io.signal }).catch(() => undefined);
  }
  return EXIT.interrupted;
};

const verify = async (models: ProjectionRunner, io: OperatorIo): Promise<number> => {
  let differing = 0;
  for (const { name } of await models.list()) {
    if (io.signal.aborted) return EXIT.interrupted;
    for (const report of await models.verify([name])) {
      for (const line of reportLines(report)) await io.line(line);
      if (report.differences > 0) differing++;
    }
  }
  if (differing === 0) return EXIT.done;
  await io.line(`${differing} read models differ from the log. \`projections rebuild <name>\` repairs them.`);
  return EXIT.failed;
};

export const projectionsCommand = (models: ProjectionRunner): OperatorCommand => ({
  ...projectionsHelp,
  async run([verb, name, ...more], io) {
    if (verb === 'rebuild' && name !== undefined && more.length === 0) return rebuild(models, name, io);
    if (name !== undefined) return EXIT.usage;
    if (verb === 'verify') return verify(models, io);
    if (verb !== 'list') return EXIT.usage;
    for (const status of await models.list()) await io.line(statusLine(status));
    return EXIT.done;
  },
});
