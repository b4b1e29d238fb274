/** The folded state of a stream at a revision. */
export interface Snapshot {
  readonly stream: string;
  /** The fold's name: a stream may have several. */
  readonly fold: string;
  /** Version of the program that created it; other versions ignore it. */
  readonly codeVersion: string;
  /** Revision of the last folded event. */
  readonly revision: number;
  readonly eventId: string;
  /** The latest timestamp in its events' ids, in milliseconds. */
  readonly newestId: number;
  /** JSON. */
  readonly state: string;
}

/**
 * Snapshots of long streams, the latest per stream and fold. A cache: it can be rebuilt by folding, and must not contain
 * personal data, since erasing a person does not affect it.
 */
export interface SnapshotStore {
  load(stream: string, fold: string): Promise<Snapshot | undefined>;
  /** Replaces any existing one, whatever its revision. */
  save(snapshot: Snapshot): Promise<void>;
  clear(): Promise<void>;
  close(): Promise<void>;
}
