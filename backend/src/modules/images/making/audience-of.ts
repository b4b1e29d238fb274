import type { Carrier, ImageAudience } from '#events/images/carried-image.events';
import { documentDecider } from '#modules/documents/published';
import { trackerDecider } from '#modules/trackers/published';
import type { StreamReader } from '#platform/command-handling/stream-reader';

const EVERYBODY: ImageAudience = { kind: 'everybody' };

/** The audience of a carrier; null if it is gone. Read from its stream, since a read model may be behind. */
export const audienceOf = async (
  streams: Pick<StreamReader, 'stateOf'>,
  { kind, id }: Carrier,
): Promise<ImageAudience | null> => {
  if (kind === 'document') return (await streams.stateOf(documentDecider, id)).status === 'present' ? EVERYBODY : null;
  const tracker = await streams.stateOf(trackerDecider, id);
  if (tracker.status !== 'active') return null;
  if (tracker.public) return EVERYBODY;
  return tracker.ownerId === null ? null : { kind: 'user', userId: tracker.ownerId };
};
