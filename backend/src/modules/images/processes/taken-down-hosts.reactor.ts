import type { Carrier } from '#events/images/carried-image.events';
import { type ImageHostEvent, imageHostEvents } from '#events/images/image-host.events';
import { groupBy } from '#kernel/grouping';
import type { Recorded } from '#kernel/recorded-event';
import { reactionTo } from '#platform/command-handling/command-context';
import type { CommandRunner } from '#platform/command-handling/command-runner';
import type { EventStore } from '#platform/event-store/event-store';
import type { Reactor } from '#platform/projection-runner/reactors/reactor';
import { findUpToDate } from '#platform/read-store/find-up-to-date';
import type { ReadModelProgress } from '#platform/read-store/read-model-progress';
import type { ReadStore } from '#platform/read-store/read-store';
import { type CarriedImageDocument, carriedImages } from '#projections/images/images/images.projection';
import { type CarriedImagesCommand, carriedImagesDecider } from '../domain/carried-images.decider';

const NAME = 'taken-down-hosts-drop-images';

type HostEvent = Recorded<ImageHostEvent>;

/** The images of the host that an event concerns. */
const concerned = ({ type, data: { host } }: HostEvent) =>
  type === 'ImageHostTakenDown'
    ? ({ domains: host, state: { $in: ['found', 'kept'] } } as const)
    : ({ domains: host, state: { $in: ['dropped', 'left_out'] } } as const);

const isMeant = ({ type }: HostEvent, { state, fault }: CarriedImageDocument): boolean =>
  type === 'ImageHostTakenDown' || state === 'dropped' || fault?.kind === 'host_taken_down';

const commandFor = ({ type }: HostEvent, carrier: Carrier, imageIds: readonly string[]): CarriedImagesCommand =>
  type === 'ImageHostTakenDown'
    ? { type: 'DropImages', carrier, imageIds, reason: 'host_taken_down' }
    : { type: 'SeekImages', carrier, imageIds };

/** Drops the images of a host that staff took down, which are hidden already, and seeks them again when it is readmitted. */
export const takenDownHostsDropImages = (
  reads: ReadStore,
  events: Pick<EventStore, 'lastPosition'>,
  progress: ReadModelProgress,
  runner: Pick<CommandRunner, 'run'>,
): Reactor => ({
  name: NAME,
  categories: [imageHostEvents.category],
  async react(recorded) {
    const event = recorded as HostEvent;
    const found = await findUpToDate({ reads, events, progress }, carriedImages, concerned(event));
    const meant = found.filter((image) => isMeant(event, image));
    for (const [id, images] of groupBy(meant, ({ carrier_id }) => carrier_id)) {
      const [{ carrier_kind: kind } = { carrier_kind: 'tracker' as const }] = images;
      const imageIds = images.map(({ image_id }) => image_id);
      await runner.run(carriedImagesDecider, id, commandFor(event, { kind, id }, imageIds), reactionTo(event, NAME));
    }
  },
  describeEffect: async ({ type }) => [
    type === 'ImageHostTakenDown'
      ? 'Delete the thumbnails of the host’s images, which stay hidden'
      : 'Make the thumbnails of the host’s images again',
  ],
});
