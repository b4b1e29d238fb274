import { area } from '#platform/area/area';
import { LiveLog } from './live-log';
import { LiveEndpoint } from './live.endpoint';

/** Tells open pages what has happened, so that nobody has to reload. */
export const liveArea = area('live', {
  endpoints: [LiveEndpoint],
  providers: [LiveLog],
});
