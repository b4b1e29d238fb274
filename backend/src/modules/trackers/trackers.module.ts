import { area } from '#platform/area/area';
import { administering } from '#platform/administration/resource';
import { exporting } from '#platform/export/contributions';
import { erasing } from '#platform/processes/contributions';
import { decide } from '#platform/processes/process';
import { READ_STORE } from '#platform/read-store/read-store';
import { allowances } from '#projections/trackers/allowances/allowances.projection';
import { follows } from '#projections/trackers/follows/follows.projection';
import { trackers } from '#projections/trackers/trackers/trackers.projection';
import { followsResource } from './administration/follows.resource';
import { trackersResource } from './administration/trackers.resource';
import { AlsoAboutEndpoint, SetAlsoAboutHandler } from './commands/also-about.command';
import { CloneTrackerEndpoint, CloneTrackerHandler } from './commands/clone-tracker.command';
import { CreateTrackerHandler } from './commands/create-tracker/create-tracker.command';
import { CreateTrackerEndpoint } from './commands/create-tracker/create-tracker.endpoint';
import { DeleteTrackerEndpoint, DeleteTrackerHandler } from './commands/delete-tracker.command';
import { RestoreTrackersHandler } from './commands/restore-trackers.command';
import { ReviseTrackerHandler } from './commands/revise-tracker/revise-tracker.command';
import { SetWordsEndpoint, SetWordsHandler } from './commands/set-words.command';
import { SetPausedEndpoint, SetPausedHandler } from './commands/set-paused.command';
import { ToggleEmailEndpoint, ToggleEmailHandler } from './commands/toggle-email.command';
import { ToggleFollowingHandler } from './commands/toggle-following/toggle-following.command';
import { ToggleFollowingEndpoint } from './commands/toggle-following/toggle-following.endpoint';
import { TogglePublicEndpoint, TogglePublicHandler } from './commands/toggle-public.command';
import { UpdateTagsHandler } from './commands/update-tags/update-tags.command';
import { UpdateTagsEndpoint } from './commands/update-tags/update-tags.endpoint';
import { followDecider } from './domain/follow.decider';
import { portfolioDecider } from './domain/portfolio.decider';
import {
  closedPortfoliosDeleteTrackers,
  deletionsFreePlaces,
  trackersFollowPortfolio,
} from './processes/tracker-places.process';
import { trackersOfUser } from './queries/trackers-of-user';
import { GetUserTags } from './queries/user-tags/user-tags.query';
import { followEvents } from '#events/trackers/follow.events';
import { portfolioEvents } from '#events/trackers/portfolio.events';
import { trackerEvents } from '#events/trackers/tracker.events';
import { MAX_DAY_TRACKERS_REACHED, MAX_TRACKERS_REACHED } from './domain/tracker-limits';

export const trackersArea = area('trackers', {
  events: [followEvents, portfolioEvents, trackerEvents],
  readModels: [trackers, follows, allowances],
  processes: [trackersFollowPortfolio, deletionsFreePlaces, closedPortfoliosDeleteTrackers],
  refusals: [MAX_DAY_TRACKERS_REACHED, MAX_TRACKERS_REACHED],
  routes: [GetUserTags],
  endpoints: [
    AlsoAboutEndpoint,
    CloneTrackerEndpoint,
    CreateTrackerEndpoint,
    DeleteTrackerEndpoint,
    SetPausedEndpoint,
    SetWordsEndpoint,
    ToggleEmailEndpoint,
    ToggleFollowingEndpoint,
    TogglePublicEndpoint,
    UpdateTagsEndpoint,
  ],
  providers: [
    SetAlsoAboutHandler,
    CloneTrackerHandler,
    CreateTrackerHandler,
    ReviseTrackerHandler,
    DeleteTrackerHandler,
    RestoreTrackersHandler,
    SetPausedHandler,
    SetWordsHandler,
    ToggleEmailHandler,
    ToggleFollowingHandler,
    TogglePublicHandler,
    UpdateTagsHandler,
    exporting(trackersOfUser, READ_STORE),
    administering(trackersResource, READ_STORE),
    administering(followsResource, READ_STORE),
    erasing((userId) => [
      decide(portfolioDecider, userId, { type: 'ClosePortfolio', ownerId: userId }),
      decide(followDecider, userId, { type: 'UnfollowAll', userId }),
    ]),
  ],
});
