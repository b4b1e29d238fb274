import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#kernel/durations';
import type { Document, ReadModel } from '#kernel/projection';
import { BEGINNING } from '#platform/event-store/event-store';
import type { Filter, ReadStore } from '#platform/read-store/read-store';
import type { LoggedEvent } from '#projections/administration/logged-event';

interface Counted {
  readonly total: number;
  /** The position of every `EVENTS_PER_MARK`th event, oldest first. */
  readonly marks: readonly number[];
  /** Position of the newest event counted. */
  readonly upTo: number;
}

export interface EventPageRequest {
  readonly descending: boolean;
  readonly skip: number;
  readonly limit: number;
}

export interface PageOfEvents {
  readonly found: readonly LoggedEvent[];
  /** How many events the filter finds. */
  readonly total: number;
}

/** Number of events between two marks: no page has to step over more than this. */
const EVENTS_PER_MARK = 2000;
/** How long a count is built upon: a rebuild may take in an older event, which was skipped before. */
const KEPT_MS = MINUTE_MS;
const MAX_KEPT = 200;

const NEWEST: EventPageRequest = { descending: true, skip: 0, limit: 1 };
const NONE: Counted = { total: 0, marks: [], upTo: BEGINNING };

const between = (filter: Filter, position: Readonly<Record<string, number>>): Filter => ({
  $and: [filter, { position }],
});

type Indexed = ReadModel<Document & LoggedEvent>;

/**
 * Pages of the events that a filter finds. A store steps over all events before a page, and counting goes through all
 * of them. But the log only grows: while the events are counted, marks are set at known numbers, counted from the
 * oldest, and a page is read from the nearest mark. Within a minute, only events added since are counted.
 */
export class EventPages {
  private readonly known: LRUCache<string, Counted>;

  constructor(
    private readonly reads: Pick<ReadStore, 'find' | 'count'>,
    clock: { now(): number } = performance,
  ) {
    this.known = new LRUCache({ max: MAX_KEPT, ttl: KEPT_MS, ttlResolution: 0, noUpdateTTL: true, perf: clock });
  }

  async page(model: Indexed, filter: Filter, page: EventPageRequest): Promise<PageOfEvents> {
    if (page.descending && page.skip === 0) {
      const found = await this.find(model, filter, page);
      return { found, total: (await this.count(model, filter, found[0])).total };
    }
    const [newest] = await this.find(model, filter, NEWEST);
    const { total, marks } = await this.count(model, filter, newest);
    if (page.skip >= total) return { found: [], total };
    const found = page.descending
      ? await this.findDownwards(model, filter, page, total - 1 - page.skip, marks)
      : await this.findUpwards(model, filter, page, marks);
    return { found, total };
  }

  /** `first` is the number of the page's first event, from the oldest on. */
  private findDownwards(
    model: Indexed,
    filter: Filter,
    page: EventPageRequest,
    first: number,
    marks: readonly number[],
  ) {
    const above = Math.floor(first / EVENTS_PER_MARK);
    const mark = marks[above];
    if (mark === undefined) return this.find(model, filter, page);
    const skip = (above + 1) * EVENTS_PER_MARK - 1 - first;
    return this.find(model, between(filter, { $lte: mark }), { ...page, skip });
  }

  private findUpwards(model: Indexed, filter: Filter, page: EventPageRequest, marks: readonly number[]) {
    const below = Math.min(Math.floor(page.skip / EVENTS_PER_MARK), marks.length);
    const mark = marks[below - 1];
    if (mark === undefined) return this.find(model, filter, page);
    return this.find(model, between(filter, { $gt: mark }), { ...page, skip: page.skip - below * EVENTS_PER_MARK });
  }

  private async count(model: Indexed, filter: Filter, newest: LoggedEvent | undefined): Promise<Counted> {
    if (newest === undefined) return NONE;
    const upTo = newest.position;
    const key = JSON.stringify([model.name, filter]);
    const known = this.known.get(key);
    if (known?.upTo === upTo) return known;
    const marks = known === undefined || known.upTo > upTo ? [] : [...known.marks];
    const rest = () => between(filter, { $gt: marks.at(-1) ?? BEGINNING, $lte: upTo });
    for (;;) {
      const [next] = await this.find(model, rest(), { descending: false, skip: EVENTS_PER_MARK - 1, limit: 1 });
      if (next === undefined) break;
      marks.push(next.position);
    }
    const total = marks.length * EVENTS_PER_MARK + (await this.reads.count<Document>(model, rest()));
    const counted = { total, marks, upTo };
    this.known.set(key, counted);
    return counted;
  }

  private async find(
    model: Indexed,
    filter: Filter,
    { descending, skip, limit }: EventPageRequest,
  ): Promise<readonly LoggedEvent[]> {
    const options = { sort: { position: descending ? -1 : 1 }, skip, limit } as const;
    return (await this.reads.find<Document>(model, filter, options)) as Array<Document & LoggedEvent>;
  }
}
