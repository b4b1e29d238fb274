import type { PageSources } from '#platform/http/serving/page-sources';
import type { DashboardsSettings } from './dashboards.settings';

const SCRIPTS = 'https://maps.googleapis.com';

/**
 * The sources that a Google map loads and calls: its tiles come from where its scripts do. Google's documentation allows all of
 * googleapis.com, where anybody can put a script.
 */
export const googleMap = ({ googleMapsApiKey }: DashboardsSettings): PageSources =>
  googleMapsApiKey === undefined
    ? {}
    : {
        scripts: [SCRIPTS],
        styles: ['https://fonts.googleapis.com'],
        images: [SCRIPTS, 'https://maps.gstatic.com'],
        fonts: ['https://fonts.gstatic.com'],
        connections: [SCRIPTS],
      };
