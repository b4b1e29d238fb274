import { Module } from '@nestjs/common';
import { erasing, processing } from '#platform/processes/contributions';
import { decide } from '#platform/processes/process';
import { projecting } from '#platform/projection-runner/contributions';
import { allowances } from '#projections/trackers/allowances/allowances.projection';
import { follows } from '#projections/trackers/follows/follows.projection';
import { trackers } from '#projections/trackers/trackers/trackers.projection';
import { CreateTrackerHandler } from './commands/create-tracker/create-tracker.command';
import { CreateTrackerEndpoint } from './commands/create-tracker/create-tracker.endpoint';
import { DeleteTrackerHandler } from './commands/delete-tracker/delete-tracker.command';
import { DeleteTrackerEndpoint } from './commands/delete-tracker/delete-tracker.endpoint';
import { RestoreTrackerHandler } from './commands/restore-tracker/restore-tracker.command';
import { RestoreTrackerEndpoint } from './commands/restore-tracker/restore-tracker.endpoint';
import { ReviseTrackerHandler } from './commands/revise-tracker/revise-tracker.command';
import { SetPausedHandler } from './commands/set-paused/set-paused.command';
import { SetPausedEndpoint } from './commands/set-paused/set-paused.endpoint';
import { ToggleEmailHandler } from './commands/toggle-email/toggle-email.command';
import { ToggleEmailEndpoint } from './commands/toggle-email/toggle-email.endpoint';
import { ToggleFollowingHandler } from './commands/toggle-following/toggle-following.command';
import { ToggleFollowingEndpoint } from './commands/toggle-following/toggle-following.endpoint';
import { TogglePublicHandler } from './commands/toggle-public/toggle-public.command';
import { TogglePublicEndpoint } from './commands/toggle-public/toggle-public.endpoint';
import { UpdateTagsHandler } from './commands/update-tags/update-tags.command';
import { UpdateTagsEndpoint } from './commands/update-tags/update-tags.endpoint';
import { followDecider } from './domain/follow.decider';
import { portfolioDecider } from './domain/portfolio.decider';
import {
  closedPortfoliosDeleteTrackers,
  deletionsFreePlaces,
  trackersFollowPortfolio,
} from './processes/tracker-places.process';
import { GetUserTagsEndpoint } from './queries/user-tags/user-tags.endpoint';
import { GetUserTagsHandler } from './queries/user-tags/user-tags.query';

@Module({
  controllers: [
    CreateTrackerEndpoint,
    DeleteTrackerEndpoint,
    RestoreTrackerEndpoint,
    SetPausedEndpoint,
    ToggleEmailEndpoint,
    ToggleFollowingEndpoint,
    TogglePublicEndpoint,
    UpdateTagsEndpoint,
    GetUserTagsEndpoint,
  ],
  providers: [
    CreateTrackerHandler,
    ReviseTrackerHandler,
    DeleteTrackerHandler,
    RestoreTrackerHandler,
    SetPausedHandler,
    ToggleEmailHandler,
    ToggleFollowingHandler,
    TogglePublicHandler,
    UpdateTagsHandler,
    GetUserTagsHandler,
    projecting(trackers, follows, allowances),
    processing(() => trackersFollowPortfolio),
    processing(() => deletionsFreePlaces),
    processing(() => closedPortfoliosDeleteTrackers),
    erasing((userId) => [
      decide(portfolioDecider, userId, { type: 'ClosePortfolio', ownerId: userId }),
      decide(followDecider, userId, { type: 'UnfollowAll', userId }),
    ]),
  ],
})
export class TrackersModule {}
