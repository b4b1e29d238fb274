import { followEvents } from '#events/trackers/follow.events';
import { followersEvents } from '#events/trackers/followers.events';
import { portfolioEvents } from '#events/trackers/portfolio.events';
import { trackerEvents } from '#events/trackers/tracker.events';
import { provideResource } from '#platform/administration/resource';
import { area } from '#platform/area/area';
import { provideProcess } from '#platform/processes/contributions';
import { commandStep } from '#platform/processes/process';
import { READ_STORE } from '#platform/read-store/read-store';
import { allowances } from '#projections/trackers/allowances/allowances.projection';
import { follows } from '#projections/trackers/follows/follows.projection';
import { trackers } from '#projections/trackers/trackers/trackers.projection';
import { followsResource } from './administration/follows.resource';
import { trackersResource } from './administration/trackers.resource';
import { AlsoAbout } from './commands/also-about.route';
import { CloneTracker } from './commands/clone-tracker.route';
import { CreateTrackerHandler } from './commands/create-tracker/create-tracker.command';
import { CreateTrackerRoute } from './commands/create-tracker/create-tracker.route';
import { DeleteTrackerOfErasedHandler } from './commands/delete-tracker-of-erased.command';
import { DeleteTracker } from './commands/delete-tracker.route';
import { RestoreTrackersHandler } from './commands/restore-trackers.command';
import { SetEmailUpdates } from './commands/set-email-updates.route';
import { SetFollowing } from './commands/set-following.route';
import { PauseTracker, ResumeTracker } from './commands/set-paused.route';
import { SetPublic } from './commands/set-public.route';
import { SetWords } from './commands/set-words.route';
import { UpdateTags } from './commands/update-tags.route';
import { followDecider } from './domain/follow.decider';
import { portfolioDecider } from './domain/portfolio.decider';
import { MAX_DAY_TRACKERS_REACHED, MAX_TRACKERS_REACHED } from './domain/tracker-limits';
import {
  closedPortfoliosDeleteTrackers,
  deletionsReleaseSlots,
  portfoliosCompleteTrackers,
  trackersOfErasedAreDeleted,
} from './processes/portfolio.process';
import { followedSubjectsAreTracked, subjectsCountFollowers } from './processes/subjects.process';
import { GetUserTags } from './queries/user-tags/user-tags.query';
import { trackersSettings } from './trackers.settings';

export const trackersArea = area('trackers', {
  events: [followEvents, followersEvents, portfolioEvents, trackerEvents],
  readModels: [trackers, follows, allowances],
  processes: [
    portfoliosCompleteTrackers,
    provideProcess(deletionsReleaseSlots, trackersSettings.port),
    closedPortfoliosDeleteTrackers,
    trackersOfErasedAreDeleted,
    subjectsCountFollowers,
    followedSubjectsAreTracked,
  ],
  refusals: [MAX_DAY_TRACKERS_REACHED, MAX_TRACKERS_REACHED],
  routes: {
    AlsoAbout,
    CloneTracker,
    CreateTracker: CreateTrackerRoute,
    DeleteTracker,
    GetUserTags,
    PauseTracker,
    ResumeTracker,
    SetWords,
    SetEmailUpdates,
    SetFollowing,
    SetPublic,
    UpdateTags,
  },
  erasure: (userId) => [
    commandStep(portfolioDecider, userId, { type: 'ClosePortfolio', ownerId: userId }),
    commandStep(followDecider, userId, { type: 'UnfollowAll', userId }),
  ],
  providers: [
    CreateTrackerHandler,
    DeleteTrackerOfErasedHandler,
    RestoreTrackersHandler,
    provideResource(trackersResource, READ_STORE),
    provideResource(followsResource, READ_STORE),
  ],
});
