import type { AreaRequests } from '#test/support/requests';

export const updateFeedRequests: AreaRequests = {
  rules: {
    'GET /api/topics/feed': ['signed in'],
    'GET /api/topics/feed/read': ['signed in'],
    'POST /api/topics/feed/read': ['signed in', () => ({ up_to: '2026-01-01T00:00:00Z' })],
  },
};
