import type { AreaRequests } from '#test/support/requests';

export const dashboardsRequests: AreaRequests = {
  rules: {
    'GET /api/topics/get-dashboard': ['signed in'],
    'GET /api/admin/dashboard': ['admin'],
  },
};
