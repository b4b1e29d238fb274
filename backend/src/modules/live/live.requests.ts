import type { AreaRequests } from '#test/support/requests';

export const liveRequests: AreaRequests = {
  rules: {
    'GET /api/common/live': ['signed in'],
  },
};
