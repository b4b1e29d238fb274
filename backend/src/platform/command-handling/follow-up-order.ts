import { LRUCache } from 'lru-cache';
import { isRefusal } from '#kernel/decider';
import { isDerived } from '#kernel/ids';
import type { Recorded } from '#kernel/recorded-event';
import { categoryOf } from '#kernel/stream-name';
import type { EventStore } from '../event-store/event-store';
import type { FollowedStep } from '../processes/process';
import type { CommandContext } from './command-context';
import { NOTHING_WRITTEN, type WrittenPosition, writtenTogether } from './command-outcome';

/** The follow-ups of events on other streams; see platform/processes. */
export interface FollowUps {
  /** Whether any event of this category has follow-ups that must precede those of later events of its stream. */
  areOrdered(category: string): boolean;
  /** Whether all follow-ups that must precede the next command on the event's stream are known to be done. */
  isDone(event: Recorded): boolean;
  /** Whether this process is carrying out the event's follow-ups now. */
  isUnderWay(event: Recorded): boolean;
  /** Does the follow-ups of an event that was just appended. Rejects if one failed and is not done. */
  follow(event: Recorded): Promise<readonly FollowedStep[]>;
  /**
   * Does the follow-ups of an event appended earlier that may not be done yet, except those that an administrator has
   * skipped.
   */
  complete(event: Recorded): Promise<readonly FollowedStep[]>;
  /** Notes that the follow-ups of an event cannot be carried out now, so that its reactors have to. */
  leave(event: Recorded, error: unknown): void;
}

export const NO_FOLLOW_UPS: FollowUps = {
  areOrdered: () => false,
  isDone: () => true,
  isUnderWay: () => false,
  follow: async () => [],
  complete: async () => [],
  leave: () => undefined,
};

interface Followed {
  readonly steps: readonly FollowedStep[];
  /** What they appended. */
  readonly written: WrittenPosition;
}

/** How many events to read at a time when looking for earlier ones whose follow-ups may not be done. */
const EVENTS_PER_PAGE_BACK = 100;
const REMEMBERED_STREAMS = 10_000;

/**
 * Has follow-ups on other streams carried out inline, and those of one stream in the order of its events, whichever process
 * started them: a command of a request is decided once the follow-ups of every earlier event of its stream are done.
 *
 * What becomes of the follow-ups of an event:
 *
 * | state     | meaning                                                     | what ends it                                  |
 * | --------- | ----------------------------------------------------------- | --------------------------------------------- |
 * | pending   | not known to be done: the process that began them died      | the next command on the stream, or a reactor  |
 * | under way | this process carries them out                               | their success: done; a failure: left          |
 * | postponed | they wait for earlier ones that another chain carries out   | `postpone`, in the background                 |
 * | left      | they failed, or others before them did                      | the reactor named after their process         |
 * | done      | nothing is to be done; `completedUpTo` counts such events   |                                               |
 *
 * A follow-up must not wait like that, since two chains that cross each other's streams would wait for each other forever
 * (ADR 0109). It appends at once; the follow-ups of what it appended come after those of earlier events: what nobody is
 * carrying out is completed first, and what is under way is waited for in the background. Only requests and reactors wait,
 * for which no follow-up waits.
 */
export class FollowUpOrder {
  /** For each stream the number of its first events whose follow-ups are known to be done. */
  private readonly completedUpTo = new LRUCache<string, number>({ max: REMEMBERED_STREAMS });

  /** Postponed follow-ups by correlation id: resolves when they are carried out or left to reactors. */
  private readonly postponed = new Map<string, Promise<WrittenPosition>>();

  private followUps: FollowUps = NO_FOLLOW_UPS;

  constructor(private readonly store: Pick<EventStore, 'readStream'>) {}

  /** Has the follow-ups of events carried out; by a process runner, once. */
  carriedOutBy(followUps: FollowUps): void {
    if (this.followUps !== NO_FOLLOW_UPS) throw new Error('Follow-ups are carried out by a process runner already.');
    this.followUps = followUps;
  }

  /** Does the follow-ups of what a command appended, now or, if it is repeated, earlier. */
  async follow(
    events: readonly Recorded[],
    { isRepeated }: { readonly isRepeated: boolean },
    context: CommandContext,
  ): Promise<Followed> {
    const steps: FollowedStep[] = [];
    if (!context.isReaction || (await this.isTheirTurn(events, context))) {
      for (const event of events) {
        steps.push(...(await (isRepeated ? this.followUps.complete(event) : this.followUps.follow(event))));
      }
    }
    const late = context.isReaction ? NOTHING_WRITTEN : await this.allPostponed(context);
    return { steps, written: writtenTogether([writtenBy(steps), late]) };
  }

  /** Completes the follow-ups of all events of a stream, of its newest append also those that may lag. */
  async complete(newestAppend: readonly Recorded[]): Promise<void> {
    const [first] = newestAppend;
    if (first !== undefined) await this.completeBefore(first);
    for (const event of newestAppend) await this.followUps.complete(event);
  }

  /** Completes the follow-ups of the earlier events of an event's stream. Not for follow-ups, which must not wait. */
  async completeBefore({ stream, revision }: Recorded): Promise<void> {
    await this.completeAll(await this.pendingIn(stream, revision));
  }

  async completeAll(events: readonly Recorded[]): Promise<WrittenPosition> {
    const steps: FollowedStep[] = [];
    for (const event of events) {
      if (!this.followUps.isDone(event)) steps.push(...(await this.followUps.complete(event)));
    }
    return writtenBy(steps);
  }

  /**
   * The events of a stream before this revision, oldest first, whose follow-ups are not known to be done; `newest` are the
   * last of them if they have been read. A request appends only after all earlier follow-ups are done, so the search goes
   * back no further than to its events.
   */
  async pendingIn(stream: string, before: number, newest: readonly Recorded[] = []): Promise<readonly Recorded[]> {
    if (!this.followUps.areOrdered(categoryOf(stream))) return [];
    const completed = this.completedUpTo.get(stream) ?? 0;
    let first = before - newest.length;
    let events = newest;
    while (first > completed && sinceNewestRequest(events).length === events.length) {
      const from = Math.max(completed, first - EVENTS_PER_PAGE_BACK);
      events = [...(await this.store.readStream(stream, { from, limit: first - from })), ...events];
      first = from;
    }
    const pending = sinceNewestRequest(events).filter(
      (event) => event.revision >= completed && !this.followUps.isDone(event),
    );
    if (pending.length === 0) this.completedUpTo.set(stream, Math.max(completed, before));
    return pending;
  }

  /**
   * Whether the follow-ups of these events of a reaction can be carried out now, after completing those of earlier events.
   * If another chain is carrying these out, they are postponed; if they fail, left to their reactors.
   */
  private async isTheirTurn(events: readonly Recorded[], context: CommandContext): Promise<boolean> {
    const [first] = events;
    if (first === undefined || events.every((event) => this.followUps.isDone(event))) return true;
    for (const earlier of [...(await this.pendingIn(first.stream, first.revision)), ...events]) {
      if (this.followUps.isUnderWay(earlier)) {
        this.postpone(events, context);
        return false;
      }
      if (earlier.revision >= first.revision || this.followUps.isDone(earlier)) continue;
      try {
        await this.followUps.complete(earlier);
      } catch (error) {
        this.followUps.leave(first, error);
        return false;
      }
    }
    return true;
  }

  /** Has the follow-ups of these events carried out once those of earlier ones are, without waiting for it. */
  private postpone(events: readonly Recorded[], { correlationId }: CommandContext): void {
    const before = this.postponed.get(correlationId) ?? Promise.resolve(NOTHING_WRITTEN);
    const carriedOut = before.then(async (written) => {
      const late: WrittenPosition[] = [written];
      for (const event of events) {
        try {
          await this.completeBefore(event);
          late.push(await this.completeAll([event]));
        } catch (error) {
          this.followUps.leave(event, error);
        }
      }
      if (this.postponed.get(correlationId) === carriedOut) this.postponed.delete(correlationId);
      return writtenTogether(late);
    });
    this.postponed.set(correlationId, carriedOut);
  }

  private async allPostponed({ correlationId }: CommandContext): Promise<WrittenPosition> {
    const all: WrittenPosition[] = [];
    for (;;) {
      const late = this.postponed.get(correlationId);
      if (late === undefined) return writtenTogether(all);
      all.push(await late);
    }
  }
}

const writtenBy = (steps: readonly FollowedStep[]): WrittenPosition =>
  writtenTogether(steps.flatMap(({ outcome }) => (isRefusal(outcome) ? [] : [outcome.written])));

/**
 * The events since the newest request, including all events of that request. All events if none was caused by a request.
 */
const sinceNewestRequest = (events: readonly Recorded[]): readonly Recorded[] => {
  const newest = events.findLast(({ metadata }) => !isDerived(metadata.causation_id));
  if (newest === undefined) return events;
  const cause = newest.metadata.causation_id;
  return events.slice(events.findIndex(({ metadata }) => metadata.causation_id === cause));
};
