import { area } from '#platform/area/area';
import { provideResource } from '#platform/administration/resource';
import { provideErasure, provideProcess } from '#platform/processes/contributions';
import { commandStep } from '#platform/processes/process';
import { READ_STORE } from '#platform/read-store/read-store';
import { allowances } from '#projections/trackers/allowances/allowances.projection';
import { follows } from '#projections/trackers/follows/follows.projection';
import { trackers } from '#projections/trackers/trackers/trackers.projection';
import { followsResource } from './administration/follows.resource';
import { trackersResource } from './administration/trackers.resource';
import { AlsoAbout } from './commands/also-about.command';
import { CloneTracker } from './commands/clone-tracker.command';
import { CreateTrackerHandler } from './commands/create-tracker/create-tracker.command';
import { CreateTrackerRoute } from './commands/create-tracker/create-tracker.route';
import { DeleteTrackerOfErasedHandler } from './commands/delete-tracker-of-erased.command';
import { DeleteTracker } from './commands/delete-tracker.command';
import { RestoreTrackersHandler } from './commands/restore-trackers.command';
import { ReviseTrackerHandler } from './commands/revise-tracker/revise-tracker.command';
import { PauseTracker, ResumeTracker } from './commands/set-paused.command';
import { SetWords } from './commands/set-words.command';
import { SetEmailUpdates } from './commands/set-email-updates.command';
import { SetFollowing } from './commands/set-following.command';
import { SetPublic } from './commands/set-public.command';
import { UpdateTags } from './commands/update-tags.command';
import { followDecider } from './domain/follow.decider';
import { portfolioDecider } from './domain/portfolio.decider';
import {
  closedPortfoliosDeleteTrackers,
  deletionsReleaseSlots,
  completeTrackers,
  trackersOfErasedAreDeleted,
} from './processes/portfolio.process';
import { followedSubjectsAreTracked, followersOfSubjects } from './processes/subjects.process';
import { trackersSettings } from './trackers.settings';
import { GetUserTags } from './queries/user-tags/user-tags.query';
import { followEvents } from '#events/trackers/follow.events';
import { followersEvents } from '#events/trackers/followers.events';
import { portfolioEvents } from '#events/trackers/portfolio.events';
import { trackerEvents } from '#events/trackers/tracker.events';
import { MAX_DAY_TRACKERS_REACHED, MAX_TRACKERS_REACHED } from './domain/tracker-limits';

export const trackersArea = area('trackers', {
  events: [followEvents, followersEvents, portfolioEvents, trackerEvents],
  readModels: [trackers, follows, allowances],
  processes: [
    completeTrackers,
    provideProcess(deletionsReleaseSlots, trackersSettings.port),
    closedPortfoliosDeleteTrackers,
    trackersOfErasedAreDeleted,
    followersOfSubjects,
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
  providers: [
    CreateTrackerHandler,
    DeleteTrackerOfErasedHandler,
    ReviseTrackerHandler,
    RestoreTrackersHandler,
    provideResource(trackersResource, READ_STORE),
    provideResource(followsResource, READ_STORE),
    provideErasure((userId) => [
      commandStep(portfolioDecider, userId, { type: 'ClosePortfolio', ownerId: userId }),
      commandStep(followDecider, userId, { type: 'UnfollowAll', userId }),
    ]),
  ],
});
