import { area } from '#platform/area/area';
import { ImportOpml } from './commands/import-opml.route';
import { ExportOpml } from './queries/export-opml.query';

/** Source Sets and trackers as OPML, which feed readers exchange their subscriptions in. */
export const opmlArea = area('opml', { routes: { ImportOpml, ExportOpml } });
