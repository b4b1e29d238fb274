import { type ImageHostEvent, imageHostEvents } from '#events/images/image-host.events';
import { assertNever } from '#kernel/assert-never';
import { type Decider, refuse } from '#kernel/decider';

export interface ImageHostCommand {
  readonly type: 'TakeDownHost' | 'ReadmitHost';
  readonly host: string;
  readonly reason: string;
}

type ImageHost = 'welcome' | 'taken_down';

/** Decides on streams `imagehost-{host}`. */
export const imageHostDecider: Decider<ImageHostCommand, ImageHostEvent, ImageHost> = {
  events: imageHostEvents,
  initialState: 'welcome',
  evolve: (_state, { type }) => {
    switch (type) {
      case 'ImageHostTakenDown':
        return 'taken_down';
      case 'ImageHostReadmitted':
        return 'welcome';
      default:
        return assertNever(type);
    }
  },
  decide: ({ type, host, reason }, state) => {
    switch (type) {
      case 'TakeDownHost':
        return state === 'taken_down' ? [] : [{ type: 'ImageHostTakenDown', data: { host, reason } }];
      case 'ReadmitHost':
        return state === 'taken_down'
          ? [{ type: 'ImageHostReadmitted', data: { host, reason } }]
          : refuse('NOT_FOUND', 'The images of this host have not been taken down.');
      default:
        return assertNever(type);
    }
  },
};
