import { type EventNamed, type EventOf, event, eventsOf } from '#kernel/events';

interface OfHost {
  /** In lower case; its subdomains are meant too. */
  readonly host: string;
  /** In the words of staff. */
  readonly reason: string;
}

export const imageHostEvents = eventsOf('imagehost', {
  /** Staff took the images of a host down: those on it and those on its pages. None are taken in until it is readmitted. */
  ImageHostTakenDown: event<OfHost>(),
  /** Its images are taken in again. */
  ImageHostReadmitted: event<OfHost>(),
});

export type ImageHostEvent = EventOf<typeof imageHostEvents>;
export type ImageHostTakenDown = EventNamed<typeof imageHostEvents, 'ImageHostTakenDown'>;
