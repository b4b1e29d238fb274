import type { ReadModel } from '#kernel/projection';
import type { ReadStore } from './read-store';

/**
 * Whether one of the read models has not read the log to its end yet. Until it has, it shows work that was done long
 * ago as still to do, and has no indexes, so work found by queries has to wait.
 */
export const anyInInitialFill = async (
  reads: Pick<ReadStore, 'modelRecord'>,
  models: readonly Pick<ReadModel, 'name'>[],
): Promise<boolean> => {
  const records = await Promise.all(models.map(({ name }) => reads.modelRecord(name)));
  return records.some((record) => record?.filling === true);
};
