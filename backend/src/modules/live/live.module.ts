import { area } from '#platform/area/area';
import { READ_MODEL_PROGRESS } from '#platform/read-store/read-model-progress';
import { READ_STORE } from '#platform/read-store/read-store';
import { LiveLog } from './live-log';
import { Live } from './live.route';
import { OPEN_PAGES, openPages } from './open-pages';

/** Tells open pages what has happened, so that no page has to be reloaded. */
export const liveArea = area('live', {
  routes: { Live },
  providers: [
    LiveLog,
    { provide: OPEN_PAGES, inject: [LiveLog, READ_STORE, READ_MODEL_PROGRESS], useFactory: openPages },
  ],
});
