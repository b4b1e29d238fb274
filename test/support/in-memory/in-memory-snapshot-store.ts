import type { Snapshot, SnapshotStore } from '#platform/snapshots/snapshot-store';

export const inMemorySnapshotStore = (): SnapshotStore => {
  const kept = new Map<string, Snapshot>();
  const keyOf = (stream: string, fold: string): string => `${fold} ${stream}`;
  return {
    load: async (stream, fold) => kept.get(keyOf(stream, fold)),
    save: async (snapshot) => void kept.set(keyOf(snapshot.stream, snapshot.fold), { ...snapshot }),
    clear: async () => kept.clear(),
    close: async () => undefined,
  };
};
