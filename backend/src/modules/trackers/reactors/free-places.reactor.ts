import type { Recorded } from '../../../kernel/recorded-event';
import type { Reactor } from '../../../platform/projection-runner/reactor';
import type { TrackerPlaces } from '../commands/tracker-places';
import type { TrackerEvent } from '../domain/tracker.events';

/** A deletion frees the tracker's place, also where the process died in between. */
export const freePlacesReactor = (places: TrackerPlaces): Reactor => ({
  name: 'free-places',
  categories: ['tracker'],
  async react(recorded) {
    const event = recorded as Recorded<TrackerEvent>;
    if (event.type === 'TrackerDeleted') await places.release(event);
  },
});
