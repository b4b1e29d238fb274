import type { EventStore } from '../../event-store/event-store';

/** The log was searched after one position, up to another, and this is when the event there happened. */
interface Searched {
  readonly after: number;
  readonly upTo: number;
  readonly at: string | undefined;
}

/**
 * Finds the time of the oldest event that a read model or a reactor has not processed yet. Categories have no index, so
 * it remembers how far it has searched: however often it is asked, the log is scanned once.
 */
export class OldestWaiting {
  private readonly searched = new Map<string, Searched>();

  constructor(private readonly events: Pick<EventStore, 'readAll'>) {}

  /** Undefined if there is no such event, or none that can be read. */
  async since(name: string, position: number, categories: readonly string[]): Promise<string | undefined> {
    const known = this.searched.get(name);
    const applies = known !== undefined && position >= known.after;
    if (applies && known.at !== undefined && position < known.upTo) return known.at;
    const after = applies ? Math.max(position, known.upTo) : position;
    const { events, upTo } = await this.events.readAll({ after, limit: 1, categories });
    const at = events[0]?.metadata.occurred_at;
    this.searched.set(name, { after: position, upTo, at });
    return at;
  }
}
