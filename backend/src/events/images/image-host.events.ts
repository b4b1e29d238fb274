import { type EventOfType, type EventOf, event, declareEvents } from '#kernel/events';

interface OfHost {
  /** In lower case; includes its subdomains. */
  readonly host: string;
  /** In the words of staff. */
  readonly reason: string;
}

/** `imagehost-{host}`: whether the images of a host may be shown. */
export const imageHostEvents = declareEvents('imagehost', {
  /**
   * Staff took down the images of a host: those on it and those on its pages. No more are taken in until it is
   * readmitted.
   */
  ImageHostTakenDown: event<OfHost>(),
  /** The images of a host are taken in again. */
  ImageHostReadmitted: event<OfHost>(),
});

export type ImageHostEvent = EventOf<typeof imageHostEvents>;
export type ImageHostTakenDown = EventOfType<typeof imageHostEvents, 'ImageHostTakenDown'>;
