import type { ReadModel } from '#kernel/projection';
import type { ModelRecords } from './read-store';

/**
 * Whether one of the read models has not read the log to its end yet. Until it has, it shows work that was done long
 * ago as still to do, and has no indexes, so work found by queries has to wait.
 */
export const anyInInitialFill = async (
  records: Pick<ModelRecords, 'modelRecord'>,
  models: readonly Pick<ReadModel, 'name'>[],
): Promise<boolean> => {
  const found = await Promise.all(models.map(({ name }) => records.modelRecord(name)));
  return found.some((record) => record?.filling === true);
};
