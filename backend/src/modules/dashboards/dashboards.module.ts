import { provideResource } from '#platform/administration/resource';
import { area } from '#platform/area/area';
import { providePageSources } from '#platform/http/serving/page-sources';
import { READ_STORE } from '#platform/read-store/read-store';
import { hostDays } from '#projections/dashboards/host-days/host-days.projection';
import { measures } from '#projections/dashboards/measures/measures.projection';
import { runHosts } from '#projections/dashboards/run-hosts/run-hosts.projection';
import { runTimes } from '#projections/dashboards/run-times/run-times.projection';
import { userWeeks } from '#projections/dashboards/user-weeks/user-weeks.projection';
import { pagesResource } from './administration/pages.resource';
import { dashboardsSettings } from './dashboards.settings';
import { googleMap } from './google-map';
import { GetAppDashboard } from './queries/app-dashboard.query';
import { CohortItems } from './queries/cohorts';
import { HostItems } from './queries/hosts';
import { RepeatedRegistrations } from './queries/repeated-registrations';
import { GetTopicsDashboard } from './queries/topics-dashboard.query';
import { TrackersNow } from './queries/trackers-now';

/** Statistics, counted by day as events come in. */
export const dashboardsArea = area('dashboards', {
  readModels: [measures, hostDays, runHosts, runTimes, userWeeks],
  routes: { GetTopicsDashboard, GetAppDashboard },
  providers: [
    TrackersNow,
    HostItems,
    CohortItems,
    RepeatedRegistrations,
    provideResource(pagesResource, READ_STORE),
    providePageSources(googleMap, dashboardsSettings.port),
  ],
});
