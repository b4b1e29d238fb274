import type { ModelRecords, ProjectionStore } from '../../read-store/read-store';

/** Scrubs all generations of the models: live, being filled, and retired. */
export const scrubModels = async (
  documents: ModelRecords & ProjectionStore,
  names: readonly string[],
): Promise<void> => {
  for (const name of names) {
    const record = await documents.modelRecord(name);
    if (record === undefined) continue;
    const { live, building, retired } = record;
    for (const collection of [live, ...(building === null ? [] : [building.collection]), ...retired]) {
      await documents.scrub(collection);
    }
  }
};
