import { type ImageHostEvent, imageHostEvents } from '#events/images/image-host.events';
import { assertNever } from '#kernel/assert-never';
import { projection, put, remove } from '#kernel/projection';

/** A host whose images were taken down. `_id` is the host. */
export interface ImageHostDocument {
  readonly _id: string;
  readonly reason: string;
  readonly taken_down_at: string;
}

export const imageHosts = projection<ImageHostEvent, ImageHostDocument>({
  name: 'image-hosts',
  from: [imageHostEvents],
  indexes: [{ keys: ['taken_down_at'] }],
  project(event) {
    switch (event.type) {
      case 'ImageHostTakenDown': {
        const { host, reason } = event.data;
        return [put({ _id: host, reason, taken_down_at: event.metadata.occurred_at })];
      }
      case 'ImageHostReadmitted':
        return [remove(event.data.host)];
      default:
        return assertNever(event);
    }
  },
});
