import type { Document, ReadModel } from '#kernel/projection';
import { NotUpToDate } from './find-up-to-date';
import type { ReadModelProgress } from './read-model-progress';
import { READ_STORE, type ReadStore } from './read-store';

/**
 * A read store for answers: while a model is being filled for the first time, or has stopped before it was filled, nothing is
 * answered instead of too little. A document that is there already is answered.
 */
export const readsUnlessInInitialFill = (
  reads: ReadStore,
  progress: Pick<ReadModelProgress, 'hidesItsDocuments'>,
): ReadStore => {
  const known = <Asked extends Pick<ReadModel, 'name'>>(model: Asked): Asked => {
    if (progress.hidesItsDocuments(model.name)) throw new NotUpToDate('behind', [model.name]);
    return model;
  };
  return {
    async get<D extends Document>(model: ReadModel<D>, id: string) {
      return (await reads.get(model, id)) ?? reads.get(known(model), id);
    },
    find: async (model, ...args) => reads.find(known(model), ...args),
    count: async (model, filter) => reads.count(known(model), filter),
    ids: async (model, filter) => reads.ids(known(model), filter),
    newest: async (model, ...args) => reads.newest(known(model), ...args),
  };
};

/** The values provided for these tokens, with READ_STORE as the one for answers. */
export const providedUnlessInInitialFill = (
  tokens: readonly unknown[],
  provided: readonly unknown[],
  progress: Pick<ReadModelProgress, 'hidesItsDocuments'>,
): readonly unknown[] =>
  provided.map((each, index) =>
    tokens[index] === READ_STORE ? readsUnlessInInitialFill(each as ReadStore, progress) : each,
  );
