import type { ReadStore } from '../read-store/read-store';

/** Every generation of the models: the one that answers, one that is being filled, and those still to be dropped. */
export const scrubModels = async (documents: ReadStore, names: readonly string[]): Promise<void> => {
  for (const name of names) {
    const record = await documents.modelRecord(name);
    if (record === undefined) continue;
    const { live, building, retired } = record;
    for (const collection of [live, ...(building === null ? [] : [building.collection]), ...retired]) {
      await documents.scrub(collection);
    }
  }
};
