export interface Step {
  /** Of the whole process. */
  readonly cpuSeconds: number;
  readonly peakMb: number;
  /** Milliseconds for which the event loop stood still. */
  readonly blocks: readonly number[];
}

export interface Sized {
  readonly events: number;
  readonly idleMb: number;
  readonly fill: Step;
  readonly rebuilds: Readonly<Record<string, Step>>;
  readonly verification: Step;
}

/** The one with most documents, one with a search index, and one whose documents change often. */
export const REBUILT = ['log-index', 'explore-trackers', 'runs'];
