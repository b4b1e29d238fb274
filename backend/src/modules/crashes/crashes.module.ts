import { area } from '#platform/area/area';
import { ReportCrash } from './report-crash.route';

/** Reports what goes wrong in browsers to the server's operators. */
export const crashesArea = area('crashes', { routes: { ReportCrash } });
