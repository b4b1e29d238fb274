import { messageOf } from '../../error-message';
import type { Readiness, ReadinessCheck } from '../../http/serving/readiness';
import type { ProjectionRunner } from '../../projection-runner/projection-runner';
import type { ReactorRunner, ReactorStatus } from '../../projection-runner/reactors/reactor-runner';
import type { ReadModelStatus } from '../../projection-runner/status/read-model-status';
import { type DoctorFinding, fault, remark, well } from './examination';

/** Stores to check; read models are checked one by one below. */
const STORES: ReadonlySet<string> = new Set(['event-store', 'read-store', 'job-queue']);

const examineStore = async ({ name, fault: faultOfStore }: ReadinessCheck): Promise<DoctorFinding> => {
  try {
    const wrong = await faultOfStore();
    if (wrong === null) return well(name, 'it answers');
    return fault(name, wrong, 'See the product’s log.');
  } catch (error) {
    const reason = messageOf(error);
    return fault(
      name,
      `it does not respond (${reason})`,
      'Check that its server runs, and its address in the configuration.',
    );
  }
};

const OF_FAULT = 'Open it in the administration: retry, skip its event, or rebuild it.';
const OF_DAMAGE =
  'Restore the log from a backup, or open it in the administration and skip the event, which is recorded.';

const examineModel = ({
  name,
  state,
  lag,
  error,
  event,
  byAdministrator,
}: ReadModelStatus): readonly DoctorFinding[] => {
  const of = `read model ${name}`;
  switch (state) {
    case 'faulted':
      return [fault(of, error ?? 'it has stopped', event?.isDamaged ? OF_DAMAGE : OF_FAULT)];
    case 'paused':
      if (byAdministrator) return [remark(of, 'an administrator paused it')];
      return [fault(of, 'no process updates it', "Start a process whose ROLES include 'projector'.")];
    case 'rebuilding':
      return [remark(of, `it is being filled, ${lag} positions remain`)];
    case 'live':
      return [];
  }
};

const examineReactor = ({ name, state, error }: ReactorStatus): readonly DoctorFinding[] => {
  const of = `reactor ${name}`;
  switch (state) {
    case 'failing':
      return [
        fault(
          of,
          error ?? 'it fails',
          'It retries by itself. Open it in the administration to see the event, retry now, or skip it.',
        ),
      ];
    case 'unclaimed':
      return [fault(of, 'no process runs it', "Start a process whose ROLES include 'worker'.")];
    case 'paused':
      return [remark(of, 'an administrator paused it')];
    case 'live':
      return [];
  }
};

/** Checks stores, read models and processes from within the process that has them open. */
export const examineStores = async (
  readiness: Readiness,
  models: ProjectionRunner,
  reactors: ReactorRunner,
): Promise<readonly DoctorFinding[]> => {
  const stores = await Promise.all(readiness.checks.filter(({ name }) => STORES.has(name)).map(examineStore));
  const statuses = await models.list();
  const faults = statuses.flatMap(examineModel);
  const allLive = faults.length === 0 ? [well('read models', `all ${statuses.length} follow the log`)] : faults;
  return [...stores, ...allLive, ...(await reactors.list()).flatMap(examineReactor)];
};
