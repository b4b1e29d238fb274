import { Injectable } from '@nestjs/common';
import { assertNever } from '../../../kernel/assert-never';
import { type Refusal, isRefusal } from '../../../kernel/decider';
import type { Recorded } from '../../../kernel/recorded-event';
import { reactionTo } from '../../../platform/command-handling/command-context';
import { type Decided, DeciderRunner } from '../../../platform/command-handling/decider-runner';
import { portfolio } from '../domain/portfolio.decider';
import { type PortfolioEvent, portfolioStream } from '../domain/portfolio.events';
import { type Tracker, type TrackerCommand, tracker } from '../domain/tracker.decider';
import { type TrackerDeleted, type TrackerEvent, trackerStream } from '../domain/tracker.events';

type TrackerDecided = Decided<TrackerEvent, Tracker>;

/**
 * What has to happen on the second stream of a command that takes or frees a tracker's place. Handlers call it after the
 * first stream is written, reactors again for every event, so that a crash between the two leaves nothing half done:
 * ids and times follow from the first event, and what was done is recognised.
 */
@Injectable()
export class TrackerPlaces {
  constructor(private readonly runner: DeciderRunner) {}

  /** Lets the tracker follow what was decided about its place. Null for what concerns no tracker's settings. */
  async follow(event: Recorded<PortfolioEvent>): Promise<Refusal | TrackerDecided | null> {
    const command = commandFor(event);
    if (command === null) return null;
    return this.runner.run(tracker, trackerStream(command.trackerId), command.follows, reactionTo(event));
  }

  /**
   * Finishes what an earlier command left between the two streams, so that a later one builds on it and is not
   * overtaken by it. Null where there is nothing that could be left.
   */
  async settle(ownerId: string, trackerId: string): Promise<Refusal | TrackerDecided | null> {
    const history = await this.runner.history<PortfolioEvent>(portfolioStream(ownerId));
    const newest = history.filter((event) => commandFor(event)?.trackerId === trackerId).at(-1);
    return newest === undefined ? null : this.follow(newest);
  }

  /** Frees the place of a deleted tracker; the product's own trackers hold none. Gives the position that shows it. */
  async release(deletion: Recorded<TrackerDeleted>): Promise<number> {
    const { trackerId, ownerId } = deletion.data;
    if (ownerId === null) return deletion.position;
    const command = { type: 'ReleaseTracker', ownerId, trackerId } as const;
    const released = await this.runner.run(portfolio, portfolioStream(ownerId), command, reactionTo(deletion));
    if (isRefusal(released)) throw new Error(`The place of tracker ${trackerId} was not freed: ${released.detail}`);
    return released.position;
  }

  /** Frees the place that a tracker held until its newest deletion. */
  async releaseDeleted(trackerId: string): Promise<number> {
    const history = await this.runner.history<TrackerEvent>(trackerStream(trackerId));
    const deletion = history.filter(isDeletion).at(-1);
    if (deletion === undefined) throw new Error(`Tracker ${trackerId} was never deleted.`);
    return this.release(deletion);
  }

  async trackerNow(trackerId: string): Promise<Tracker> {
    const history = await this.runner.history<TrackerEvent>(trackerStream(trackerId));
    return history.reduce<Tracker>(tracker.evolve, tracker.initialState);
  }
}

const isDeletion = (event: Recorded<TrackerEvent>): event is Recorded<TrackerDeleted> =>
  event.type === 'TrackerDeleted';

const commandFor = (
  event: Recorded<PortfolioEvent>,
): { readonly trackerId: string; readonly follows: TrackerCommand } | null => {
  switch (event.type) {
    case 'TrackerAdmitted': {
      const { trackerId, ownerId, settings, parentId } = event.data;
      return { trackerId, follows: { type: 'CreateTracker', trackerId, ownerId, settings, parentId } };
    }
    case 'FrequencyChanged': {
      const { trackerId, ownerId, settings } = event.data;
      return { trackerId, follows: { type: 'ReviseTracker', by: ownerId, settings } };
    }
    case 'TrackerReadmitted': {
      const { trackerId, ownerId } = event.data;
      const now = new Date(event.metadata.occurred_at);
      return { trackerId, follows: { type: 'RestoreTracker', by: ownerId, now } };
    }
    case 'TrackerReleased':
    case 'AllowanceChanged':
      return null;
    default:
      return assertNever(event);
  }
};
