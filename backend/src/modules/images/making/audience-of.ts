import type { Carrier, ImageAudience } from '#events/images/carried-image.events';
import { documentDecider } from '#modules/documents/published';
import { trackerDecider } from '#modules/trackers/published';
import type { Streams } from '#platform/command-handling/streams';

const EVERYBODY: ImageAudience = { kind: 'everybody' };

/** The audience of a carrier; null if it is gone. Read from its stream, since a read model may be behind. */
export const audienceOf = async (
  streams: Pick<Streams, 'stateOf'>,
  { kind, id }: Carrier,
): Promise<ImageAudience | null> => {
  if (kind === 'document') return (await streams.stateOf(documentDecider, id)).status === 'present' ? EVERYBODY : null;
  const tracker = await streams.stateOf(trackerDecider, id);
  if (tracker.status !== 'active') return null;
  if (tracker.public) return EVERYBODY;
  return tracker.ownerId === null ? null : { kind: 'user', userId: tracker.ownerId };
};
