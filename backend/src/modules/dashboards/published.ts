export { type DashboardsSettings, dashboardsSettings } from './dashboards.settings';
export { type DashboardItem, dashboardAnswer } from './queries/dashboard-item';
export { daysOfSpan, toDashboardSpan, spanParameters } from './queries/span';
