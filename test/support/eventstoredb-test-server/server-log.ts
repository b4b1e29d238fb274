export interface ProposedEvent {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly customMetadata: Uint8Array;
}

export interface StoredEvent extends ProposedEvent {
  readonly stream: string;
  readonly revision: number;
  /** Byte offset in the log, like the real server's. */
  readonly position: number;
}

/** Revision -1 means that no stream is expected. */
export type Expected = { readonly kind: 'revision'; readonly revision: number } | { readonly kind: 'any' };

export type WriteResult =
  | { readonly kind: 'written'; readonly revision: number; readonly position: number }
  | { readonly kind: 'wrong-expected-version'; readonly current: number };

export interface ServerLog {
  readonly events: readonly StoredEvent[];
  stream(name: string): readonly StoredEvent[];
  write(stream: string, expected: Expected, events: readonly ProposedEvent[]): WriteResult;
  /** Writes a system event, as the real server does from time to time. */
  writeOwn(): void;
  onWrite(listener: () => void): () => void;
}

/** How often the server writes a system event between those of its clients. */
const OWN_EVENT_EVERY = 5;

/**
 * An in-memory log like EventStoreDB's: a write before the stream's last revision returns the first result if exactly
 * its ids are there, and otherwise a wrong expected version; system events are interspersed.
 */
export const serverLog = (): ServerLog => {
  const events: StoredEvent[] = [];
  const streams = new Map<string, StoredEvent[]>();
  const listeners = new Set<() => void>();
  let offset = 0;
  let writes = 0;

  const keep = (stream: string, proposed: readonly ProposedEvent[]): StoredEvent[] => {
    const before = streams.get(stream) ?? [];
    const stored = proposed.map((event, index) => {
      const position = offset;
      offset += 120 + stream.length + event.data.length + event.customMetadata.length;
      return { ...event, stream, revision: before.length + index, position };
    });
    events.push(...stored);
    streams.set(stream, [...before, ...stored]);
    return stored;
  };

  const keepOwn = (): void => {
    keep('$stats-127.0.0.1:2113', [
      {
        id: `00000000-0000-4000-8000-${String(writes).padStart(12, '0')}`,
        type: '$statsCollected',
        contentType: 'application/json',
        data: Buffer.from('{"proc-mem":1}'),
        customMetadata: Buffer.from(''),
      },
    ]);
  };
  keepOwn();

  return {
    events,
    writeOwn: keepOwn,
    stream: (name) => streams.get(name) ?? [],
    write: (stream, expected, proposed) => {
      const kept = streams.get(stream) ?? [];
      const current = kept.length - 1;
      if (expected.kind === 'revision' && expected.revision !== current) {
        const there = kept.slice(expected.revision + 1, expected.revision + 1 + proposed.length);
        const last = there.at(-1);
        const same =
          there.length === proposed.length && there.every((event, index) => event.id === proposed[index]?.id);
        return same && last !== undefined
          ? { kind: 'written', revision: last.revision, position: last.position }
          : { kind: 'wrong-expected-version', current };
      }
      if (++writes % OWN_EVENT_EVERY === 0) keepOwn();
      const last = keep(stream, proposed).at(-1);
      if (last === undefined) throw new Error('A write holds at least one event.');
      for (const listener of listeners) listener();
      return { kind: 'written', revision: last.revision, position: last.position };
    },
    onWrite: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
