import { port } from '../port';

/** Decisions of administrators about a read model or a reactor. */
export interface Interventions {
  /** Set until it is resumed. */
  readonly paused: boolean;
  /**
   * Ids of events that it may leave out. A read model tries them again whenever it reaches them, such as in a rebuild, and
   * leaves out those it still cannot handle. A reactor leaves them out for good.
   */
  readonly skipped: ReadonlySet<string>;
}

export const NO_INTERVENTIONS: Interventions = { paused: false, skipped: new Set() };

/** Reads the decisions about one of them from the log. */
export type ReadInterventions = (name: string) => Promise<Interventions>;

export const INTERVENTIONS = port<ReadInterventions>('Interventions');
