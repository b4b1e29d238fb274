import type { RaRecord } from 'react-admin';
import { figure } from '#shared/text-format/pluralize';
import type { ActorPerson } from '../../events/actor-field';

/** An event of a tracker, with its effect. */
export interface HistoryRow extends RaRecord<string> {
  readonly position: number;
  readonly type: string;
  readonly category: string;
  /** ISO 8601 UTC. */
  readonly occurred_at: string;
  readonly actor: ActorPerson;
  readonly impersonator: ActorPerson | null;
  /** The event in a few words; null if it cannot be read. */
  readonly what: string | null;
  readonly run_id: string | null;
  readonly data: object | null;
}

export const shownPosition = figure;
