import { Module } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { allowances } from '../../../../projections/trackers/allowances/allowances.projection';
import { follows } from '../../../../projections/trackers/follows/follows.projection';
import { trackers } from '../../../../projections/trackers/trackers/trackers.projection';
import { projecting, reacting } from '../../platform/projection-runner/contributions';
import { SourceLinks } from '../research/queries/source-links';
import { CreateTrackerEndpoint } from './commands/create-tracker/create-tracker.endpoint';
import { CreateTrackerHandler } from './commands/create-tracker/create-tracker.handler';
import { DeleteTrackerEndpoint } from './commands/delete-tracker/delete-tracker.endpoint';
import { DeleteTrackerHandler } from './commands/delete-tracker/delete-tracker.handler';
import { RestoreTrackerEndpoint } from './commands/restore-tracker/restore-tracker.endpoint';
import { RestoreTrackerHandler } from './commands/restore-tracker/restore-tracker.handler';
import { ReviseTrackerHandler } from './commands/revise-tracker/revise-tracker.handler';
import { SetPausedEndpoint } from './commands/set-paused/set-paused.endpoint';
import { SetPausedHandler } from './commands/set-paused/set-paused.handler';
import { ToggleEmailEndpoint } from './commands/toggle-email/toggle-email.endpoint';
import { ToggleEmailHandler } from './commands/toggle-email/toggle-email.handler';
import { ToggleFollowingEndpoint } from './commands/toggle-following/toggle-following.endpoint';
import { ToggleFollowingHandler } from './commands/toggle-following/toggle-following.handler';
import { TogglePublicEndpoint } from './commands/toggle-public/toggle-public.endpoint';
import { TogglePublicHandler } from './commands/toggle-public/toggle-public.handler';
import { TrackerPlaces } from './commands/tracker-places';
import { UpdateTagsEndpoint } from './commands/update-tags/update-tags.endpoint';
import { UpdateTagsHandler } from './commands/update-tags/update-tags.handler';
import { GetTrackerEndpoint } from './queries/tracker/tracker.endpoint';
import { GetTrackerHandler } from './queries/tracker/tracker.handler';
import { GetUserTagsEndpoint } from './queries/user-tags/user-tags.endpoint';
import { GetUserTagsHandler } from './queries/user-tags/user-tags.handler';
import { completeTrackersReactor } from './reactors/complete-trackers.reactor';
import { firstRunsReactor } from './reactors/first-runs.reactor';
import { freePlacesReactor } from './reactors/free-places.reactor';

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
    GetTrackerEndpoint,
    GetUserTagsEndpoint,
  ],
  providers: [
    TrackerPlaces,
    CreateTrackerHandler,
    ReviseTrackerHandler,
    DeleteTrackerHandler,
    RestoreTrackerHandler,
    SetPausedHandler,
    ToggleEmailHandler,
    ToggleFollowingHandler,
    TogglePublicHandler,
    UpdateTagsHandler,
    SourceLinks,
    GetTrackerHandler,
    GetUserTagsHandler,
    projecting(trackers, follows, allowances),
    reacting(completeTrackersReactor, TrackerPlaces),
    reacting(freePlacesReactor, TrackerPlaces),
    reacting(firstRunsReactor, CommandBus),
  ],
})
export class TrackersModule {}
