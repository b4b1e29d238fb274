/** The state that a stream's events up to a revision fold to. */
export interface Snapshot {
  readonly stream: string;
  /** Of the fold that made it: one stream may have several. */
  readonly fold: string;
  /** Of the program that made it. Another one folds the stream again. */
  readonly codeVersion: string;
  /** The last event that it holds. */
  readonly revision: number;
  readonly eventId: string;
  /** The newest time that an id of its events carries, in milliseconds. */
  readonly newestId: number;
  /** JSON. */
  readonly state: string;
}

/**
 * Snapshots of long streams, the newest of each stream and fold. A cache: losing it costs folding again, and nothing in it
 * may be personal, since erasing a person does not reach it.
 */
export interface SnapshotStore {
  load(stream: string, fold: string): Promise<Snapshot | undefined>;
  /** Replaces the one there is, whatever its revision. */
  save(snapshot: Snapshot): Promise<void>;
  clear(): Promise<void>;
  close(): Promise<void>;
}
