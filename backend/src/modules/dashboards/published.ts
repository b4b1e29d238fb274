/** What other areas may import from this one. */
export { type DashboardsSettings, dashboardsSettings } from './dashboards.settings';
