import { area } from '#platform/area/area';
import { ReportCrashEndpoint } from './report-crash.endpoint';

/** What goes wrong in browsers, told to whoever runs the server. */
export const crashesArea = area('crashes', { endpoints: [ReportCrashEndpoint] });
