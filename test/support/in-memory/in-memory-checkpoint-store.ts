import type { CheckpointStore } from '#platform/checkpoints/checkpoint-store';
import { BEGINNING } from '#platform/event-store/event-store';
import { LeaseLost } from '#platform/read-store/read-store';

/** For unit tests. */
export const inMemoryCheckpointStore = (): CheckpointStore => {
  const kept = new Map<string, { readonly position: number; readonly term: number }>();
  return {
    load: async (name) => kept.get(name)?.position ?? BEGINNING,
    save: async (name, position, term) => {
      const before = kept.get(name) ?? { position: BEGINNING, term: 0 };
      if (before.term > term) throw new LeaseLost(name);
      kept.set(name, { position: Math.max(position, before.position), term });
    },
    close: async () => undefined,
  };
};
