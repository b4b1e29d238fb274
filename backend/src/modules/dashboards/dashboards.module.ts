import { Module } from '@nestjs/common';
import { administering } from '#platform/administration/resource';
import { projecting } from '#platform/projection-runner/contributions';
import { READ_STORE } from '#platform/read-store/read-store';
import { hostDays } from '#projections/dashboards/host-days/host-days.projection';
import { measures } from '#projections/dashboards/measures/measures.projection';
import { runHosts } from '#projections/dashboards/run-hosts/run-hosts.projection';
import { runTimes } from '#projections/dashboards/run-times/run-times.projection';
import { userWeeks } from '#projections/dashboards/user-weeks/user-weeks.projection';
import { pagesResource } from './administration/pages.resource';
import { GetAppDashboardHandler } from './queries/app-dashboard.query';
import { DashboardsEndpoint } from './queries/dashboards.endpoint';
import { GetTopicsDashboardHandler } from './queries/topics-dashboard.query';
import { TrackersNow } from './queries/trackers-now';

/** What happened, in numbers: counted by the day as events come in. */
@Module({
  controllers: [DashboardsEndpoint],
  providers: [
    TrackersNow,
    GetTopicsDashboardHandler,
    GetAppDashboardHandler,
    administering(pagesResource, READ_STORE),
    projecting(measures, hostDays, runHosts, runTimes, userWeeks),
  ],
})
export class DashboardsModule {}
