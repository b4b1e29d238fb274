/** What other areas may import from this one. */
export { type DashboardsSettings, dashboardsSettings } from './dashboards.settings';
export { type DashboardItem, dashboardAnswer } from './queries/dashboard-item';
export { daysOf, spanOf, spanParameters } from './queries/span';
